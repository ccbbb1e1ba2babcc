import RecipesCLI

RecipesMain.run()
