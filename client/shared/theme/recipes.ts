import { buttonRecipe, headingRecipe } from '@chakra-ui/react/theme';

/** The recipes of the home page and the frame. They are part of the first load, so they are few. */
export const recipes = { button: buttonRecipe, heading: headingRecipe };

/** A phone at 200% zoom. */
export const ZOOMED = '@media (max-width: 18rem)';

/** Labels wrap there; on one line they would be wider than the screen. */
export const LABEL = { whiteSpace: 'normal', height: 'auto', flexShrink: '1' };

/** Our differences from Chakra's recipes. */
export const recipeChanges = {
  button: {
    base: { fontWeight: 'semibold', [ZOOMED]: { ...LABEL, minHeight: '9' } },
    // Chakra's hover at 90% opacity would fall below the contrast that text needs.
    variants: {
      variant: { solid: { _hover: { bg: 'colorPalette.fg' }, _expanded: { bg: 'colorPalette.fg' } } },
    },
  },
  heading: { base: { letterSpacing: '-0.015em', textWrap: 'balance' } },
};
