import { ChakraProvider, mergeConfigs, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import {
  screenRecipeChanges,
  screenRecipes,
  screenSlotRecipeChanges,
  screenSlotRecipes,
} from './screenRecipes';
import { shownSystem, system } from './system';

const { recipes = {}, slotRecipes = {} } =
  mergeConfigs(
    { theme: { recipes: screenRecipes, slotRecipes: screenSlotRecipes } },
    { theme: { recipes: screenRecipeChanges, slotRecipes: screenSlotRecipeChanges } },
  ).theme ?? {};

const made = new Map<string, unknown>();

/** Caches the result of `make` by name. */
function once<Made>(name: string, make: () => Made): Made {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}

/**
 * The system of the first load with the recipes of screens added. Creating a second system would calculate every token and
 * write all style rules again, which blocks a slow phone for a tenth of a second.
 */
const screenSystem: SystemContext = {
  ...shownSystem,
  _global: [],
  getRecipe: (key, fallback) => recipes[key] ?? (system.getRecipe(key, fallback) as unknown),
  getSlotRecipe: (key, fallback) => slotRecipes[key] ?? (system.getSlotRecipe(key, fallback) as unknown),
  getRecipeFn: (key, fallback) => {
    const recipe = recipes[key];
    return once(key, () => (recipe ? system.cva(recipe) : (system.getRecipeFn(key, fallback) as unknown)));
  },
  getSlotRecipeFn: (key, fallback) => {
    const recipe = slotRecipes[key];
    return once(key, () =>
      recipe ? system.sva(recipe) : (system.getSlotRecipeFn(key, fallback) as unknown),
    );
  },
  isRecipe: (key) => key in recipes || system.isRecipe(key),
  isSlotRecipe: (key) => key in slotRecipes || system.isSlotRecipe(key),
  hasRecipe: (key) => key in recipes || key in slotRecipes || system.hasRecipe(key),
};

/** Provides the recipes of all screens. Import it lazily, because the home page does not need them. */
export function ScreenTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={screenSystem}>{children}</ChakraProvider>;
}
