import {
  alertSlotRecipe,
  avatarSlotRecipe,
  badgeRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  inputRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { LABEL, ZOOMED } from './recipes';

/** What the screens use beyond the recipes of the home page. A screen that needs another Chakra part adds it here. */
export const screenRecipes = {
  badge: badgeRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const screenSlotRecipes = {
  alert: alertSlotRecipe,
  avatar: avatarSlotRecipe,
  dialog: dialogSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  switch: switchSlotRecipe,
  table: tableSlotRecipe,
  tabs: tabsSlotRecipe,
};

const control = {
  bg: 'bg.panel',
  borderColor: 'border.emphasized',
  _readOnly: { bg: 'bg.subtle', borderColor: 'border' },
};

/** Where our language differs from Chakra's. */
export const screenRecipeChanges = {
  badge: { base: { [ZOOMED]: LABEL } },
  input: { variants: { variant: { outline: control } } },
  textarea: { variants: { variant: { outline: control } } },
};

export const screenSlotRecipeChanges = {
  // Chakra's own shade is of a colour that our language does not have.
  dialog: { slots: dialogSlotRecipe.slots, base: { backdrop: { bg: 'black/55' } } },
  nativeSelect: {
    slots: nativeSelectSlotRecipe.slots,
    variants: { variant: { outline: { field: control } } },
  },
};
