import {
  alertSlotRecipe,
  avatarSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

/** Only what the screens use: each recipe is part of the first load. A screen that needs another adds it here. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  alert: alertSlotRecipe,
  avatar: avatarSlotRecipe,
  dialog: dialogSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
  tabs: tabsSlotRecipe,
};

const control = {
  bg: 'bg.panel',
  borderColor: 'border.emphasized',
  _readOnly: { bg: 'bg.subtle', borderColor: 'border' },
};

/** Where our language differs from Chakra's. */
export const recipeChanges = {
  button: {
    base: { fontWeight: 'semibold' },
    // Chakra's hover at 90% would fall below the contrast that text needs.
    variants: {
      variant: { solid: { _hover: { bg: 'colorPalette.fg' }, _expanded: { bg: 'colorPalette.fg' } } },
    },
  },
  heading: { base: { letterSpacing: '-0.015em', textWrap: 'balance' } },
  input: { variants: { variant: { outline: control } } },
  textarea: { variants: { variant: { outline: control } } },
};
