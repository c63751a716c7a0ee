import { buttonRecipe, headingRecipe } from '@chakra-ui/react/theme';

/** Contains only the recipes that the home page and the frame use, because they are part of the first load. */
export const recipes = { button: buttonRecipe, heading: headingRecipe };

/** Media query of a small phone at 200% zoom. */
export const ZOOMED = '@media (max-width: 18rem)';

/** Style of labels on a phone at 200% zoom. They wrap, because a single line would be wider than the screen. */
export const LABEL = { whiteSpace: 'normal', height: 'auto', flexShrink: '1' };

/** Changes to Chakra's recipes for buttons and headings. */
export const recipeChanges = {
  button: {
    base: { fontWeight: 'semibold', [ZOOMED]: { ...LABEL, minHeight: '9' } },
    // Chakra's hover style has 90% opacity, which would lower the contrast of text below the required ratio.
    variants: {
      variant: { solid: { _hover: { bg: 'colorPalette.fg' }, _expanded: { bg: 'colorPalette.fg' } } },
    },
  },
  heading: { base: { letterSpacing: '-0.015em', textWrap: 'balance' } },
};
