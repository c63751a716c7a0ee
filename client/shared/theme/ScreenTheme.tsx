import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import {
  screenRecipeChanges,
  screenRecipes,
  screenSlotRecipeChanges,
  screenSlotRecipes,
} from './screenRecipes';
import { extendSystem } from './system';

const screenSystem = extendSystem(
  { theme: { recipes: screenRecipes, slotRecipes: screenSlotRecipes } },
  { theme: { recipes: screenRecipeChanges, slotRecipes: screenSlotRecipeChanges } },
);

/** The visual language with the recipes of all screens. Load it lazily: the home page does without them. */
export function ScreenTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={screenSystem}>{children}</ChakraProvider>;
}
