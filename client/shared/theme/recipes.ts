import { buttonRecipe, headingRecipe } from '@chakra-ui/react/theme';

/** What the home page and the frame around every screen use; it is part of the first load, so it is short. */
export const recipes = { button: buttonRecipe, heading: headingRecipe };

/** A phone that shows everything twice as large. */
export const ZOOMED = '@media (max-width: 18rem)';

/** There a label takes several lines: on one it would be wider than the screen. */
export const LABEL = { whiteSpace: 'normal', height: 'auto', flexShrink: '1' };

/** Where our language differs from Chakra's. */
export const recipeChanges = {
  button: {
    base: { fontWeight: 'semibold', [ZOOMED]: { ...LABEL, minHeight: '9' } },
    // Chakra's hover at 90% would fall below the contrast that text needs.
    variants: {
      variant: { solid: { _hover: { bg: 'colorPalette.fg' }, _expanded: { bg: 'colorPalette.fg' } } },
    },
  },
  heading: { base: { letterSpacing: '-0.015em', textWrap: 'balance' } },
};
