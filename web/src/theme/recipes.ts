import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  badgeRecipe,
  buttonRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  popoverSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';

const hairline = { borderWidth: '1px', borderColor: 'border' } as const;

// 16 px on a phone: Safari zooms into a field with smaller text.
const fieldText = { fontSize: { base: '16px', md: 'sm' }, bg: 'bg.panel' } as const;

/** The recipes in use, with what differs from Chakra's. A component without its recipe here is unstyled. */
export const recipes = {
  badge: badgeRecipe,
  button: {
    ...buttonRecipe,
    variants: {
      ...buttonRecipe.variants,
      variant: {
        ...buttonRecipe.variants?.variant,
        // Darker, not paler: a transparent hover shows the ground and loses contrast.
        solid: {
          ...buttonRecipe.variants?.variant.solid,
          _hover: { bg: 'colorPalette.fg' },
          _expanded: { bg: 'colorPalette.fg' },
        },
      },
    },
  },
  heading: { ...headingRecipe, base: { ...headingRecipe.base, letterSpacing: '-0.015em' } },
  input: { ...inputRecipe, base: { ...inputRecipe.base, ...fieldText } },
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: { ...textareaRecipe, base: { ...textareaRecipe.base, ...fieldText } },
};

const toast = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      ...hairline,
      py: '3',
      boxShadow: 'md',
      '&[data-type=success]': { '--toast-mark': 'colors.green.solid' },
      '&[data-type=error]': { '--toast-mark': 'colors.danger.solid' },
      '&[data-type=info]': { '--toast-mark': 'colors.gray.solid' },
    },
    indicator: { ...toastSlotRecipe.base?.indicator, color: 'var(--toast-mark)' },
    description: { ...toastSlotRecipe.base?.description, opacity: 1, color: 'fg.muted' },
  },
});

/** In one size. Chakra's is built on its list of options, which nothing else here uses. */
const nativeSelect = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', w: '100%' },
    field: {
      ...hairline,
      ...fieldText,
      w: '100%',
      h: '9',
      ps: '2.5',
      pe: '8',
      appearance: 'none',
      borderRadius: 'l2',
      focusVisibleRing: 'inside',
      _disabled: { layerStyle: 'disabled' },
      '& > option': { bg: 'bg' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '2',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { boxSize: '4' },
    },
  },
});

export const slotRecipes = {
  dialog: {
    ...dialogSlotRecipe,
    base: {
      ...dialogSlotRecipe.base,
      title: { ...dialogSlotRecipe.base?.title, fontFamily: 'heading' },
    },
  },
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  nativeSelect,
  popover: popoverSlotRecipe,
  table: tableSlotRecipe,
  tabs: {
    ...tabsSlotRecipe,
    base: {
      ...tabsSlotRecipe.base,
      trigger: { ...tabsSlotRecipe.base?.trigger, whiteSpace: 'nowrap' },
    },
  },
  toast,
  tooltip: tooltipSlotRecipe,
};
