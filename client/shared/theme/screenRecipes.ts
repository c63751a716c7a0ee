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

/**
 * The recipes that screens need besides those of the home page. A screen that needs another Chakra part adds it here.
 */
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

/** Outline that is visible only with forced colours, which remove shadows. */
const EDGE = { outline: '1px solid transparent' };

/** Changes to Chakra's recipes for badges and text fields. */
export const screenRecipeChanges = {
  badge: { base: { [ZOOMED]: LABEL } },
  input: { variants: { variant: { outline: control } } },
  textarea: { variants: { variant: { outline: control } } },
};

export const screenSlotRecipeChanges = {
  dialog: {
    slots: dialogSlotRecipe.slots,
    base: {
      // Chakra's default uses a colour that our theme does not define.
      backdrop: { bg: 'black/55' },
      content: EDGE,
      body: { [ZOOMED]: { paddingInline: '2' } },
    },
  },
  menu: { slots: menuSlotRecipe.slots, base: { content: EDGE } },
  nativeSelect: {
    slots: nativeSelectSlotRecipe.slots,
    variants: { variant: { outline: { field: control } } },
  },
};
