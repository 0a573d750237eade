import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  popoverSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { COLORS } from './colors.ts';
import { ANIMATION_STYLES, KEYFRAMES, STILL_DIALOG, STILL_TOAST } from './motion.ts';
import { IN_CORNER, TOUCH } from './touch.ts';

const groups: Record<string, Record<string, readonly [light: string, dark: string]>> = COLORS;
const semanticColors = Object.fromEntries(
  Object.entries(groups).map(([group, shades]) => [
    group,
    Object.fromEntries(
      Object.entries(shades).map(([shade, [light, dark]]) => [
        shade,
        { value: { _light: light, _dark: dark } },
      ]),
    ),
  ]),
);

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const raised = shadow('0 8px 24px rgb(28 24 21 / 0.12)', '0 8px 24px rgb(0 0 0 / 0.5)');

const SYSTEM_FACE =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", sans-serif';

/** The line under the tab that is shown. Of Chakra's layer styles, the recipes in use name this one and `disabled`. */
const UNDER_THE_TAB = {
  position: 'relative',
  '--indicator-color-fallback': 'colors.colorPalette.solid',
  _before: {
    content: '""',
    position: 'absolute',
    bottom: 'var(--indicator-offset-y, 0)',
    insetInline: 'var(--indicator-offset-x, 0)',
    height: 'var(--indicator-thickness, 2px)',
    background: 'var(--indicator-color, var(--indicator-color-fallback))',
  },
} as const;

const hairline = { borderWidth: '1px', borderColor: 'border' } as const;

/** What is over the page: fields and lines in it go with its surface. */
const RAISED = {
  '--chakra-colors-bg-panel': 'colors.bg.raised',
  '--chakra-colors-border': 'colors.border.raised',
  borderColor: 'border',
} as const;

// 16 px on a phone: Safari zooms into a field with smaller text.
const fieldText = { fontSize: { base: '16px', md: 'sm' }, bg: 'bg.panel' } as const;

/** The recipes in use, with what differs from Chakra's. A component without its recipe here is unstyled. */
const recipes = {
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
      ...STILL_TOAST,
      ...RAISED,
      borderWidth: '1px',
      py: '3',
      pe: '11',
      boxShadow: 'md',
      '&[data-type=success]': { '--toast-mark': 'colors.green.solid' },
      '&[data-type=error]': { '--toast-mark': 'colors.danger.solid' },
      '&[data-type=info]': { '--toast-mark': 'colors.gray.solid' },
    },
    closeTrigger: { ...toastSlotRecipe.base?.closeTrigger, ...IN_CORNER },
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

const slotRecipes = {
  dialog: {
    ...dialogSlotRecipe,
    ...STILL_DIALOG,
    base: {
      ...dialogSlotRecipe.base,
      content: { ...dialogSlotRecipe.base?.content, ...RAISED },
      title: { ...dialogSlotRecipe.base?.title, fontFamily: 'heading' },
    },
  },
  drawer: {
    ...drawerSlotRecipe,
    base: {
      ...drawerSlotRecipe.base,
      content: { ...drawerSlotRecipe.base?.content, ...RAISED },
    },
  },
  field: fieldSlotRecipe,
  nativeSelect,
  popover: {
    ...popoverSlotRecipe,
    base: {
      ...popoverSlotRecipe.base,
      content: { ...popoverSlotRecipe.base?.content, ...RAISED },
    },
  },
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

/** The look of the app: Chakra's engine with our tokens and only the recipes in use. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss: {
      ...globalCss,
      ...TOUCH,
      html: {
        ...globalCss.html,
        bg: 'bg',
        textSizeAdjust: '100%',
      },
      body: { fontFamily: 'body', minH: '100dvh', textStyle: 'sm' },
      'h1, h2, h3': { textWrap: 'balance' },
      'main:focus': { outline: 'none' },
    },
    theme: {
      breakpoints,
      keyframes: KEYFRAMES,
      layerStyles: {
        disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
        'indicator.bottom': { value: UNDER_THE_TAB },
      },
      animationStyles: ANIMATION_STYLES,
      textStyles,
      tokens: {
        ...tokens,
        colors: {
          transparent: { value: 'transparent' },
          current: { value: 'currentcolor' },
          blackAlpha: { 500: { value: 'rgb(0 0 0 / 0.45)' } },
        },
        fonts: {
          heading: { value: `"Bricolage Grotesque", "Bricolage fallback", ${SYSTEM_FACE}` },
          body: { value: `Inter, "Inter fallback", ${SYSTEM_FACE}` },
          mono: {
            value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
          },
        },
      },
      semanticTokens: {
        colors: semanticColors,
        radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '8px' } },
        shadows: {
          xs: shadow('0 1px 2px rgb(28 24 21 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'),
          sm: shadow('0 1px 3px rgb(28 24 21 / 0.08)', '0 1px 3px rgb(0 0 0 / 0.5)'),
          md: raised,
          lg: raised,
          xl: raised,
        },
      },
      recipes,
      slotRecipes,
    },
  }),
);
