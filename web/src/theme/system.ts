import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { COLORS } from './colors.ts';
import { recipes, slotRecipes } from './recipes.ts';

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

/** The look of the app: Chakra's engine with our tokens and only the recipes in use. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss: {
      ...globalCss,
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
      keyframes: {
        ...keyframes,
        'page-in': { from: { opacity: 0, transform: 'translateY(20px)' } },
        appear: { from: { opacity: 0 } },
        'mark-new': { from: { backgroundColor: 'var(--chakra-colors-accent-muted)' } },
      },
      layerStyles: {
        disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
        'indicator.bottom': { value: UNDER_THE_TAB },
      },
      animationStyles,
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
