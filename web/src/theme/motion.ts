import {
  animationStyles,
  dialogSlotRecipe,
  keyframes,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';

/**
 * What moves says something: a row that arrives, a status that fills, a panel or a page that comes in.
 * Dialogs, menus, tips and toasts are there at once, or fade.
 */

const FADE_IN = { value: { animationName: 'fade-in' } };
const FADE_OUT = { value: { animationName: 'fade-out' } };

export const ANIMATION_STYLES: typeof animationStyles = {
  ...animationStyles,
  'slide-fade-in': FADE_IN,
  'slide-fade-out': FADE_OUT,
  'scale-fade-in': FADE_IN,
  'scale-fade-out': FADE_OUT,
};

export const KEYFRAMES = {
  ...keyframes,
  'page-in': { from: { opacity: 0, transform: 'translateY(20px)' } },
  'panel-in': { from: { opacity: 0, transform: 'translateX(2rem)' } },
  'row-in': { from: { opacity: 0, transform: 'translateY(-0.5rem)' } },
  appear: { from: { opacity: 0 } },
  'mark-new': { from: { backgroundColor: 'var(--chakra-colors-accent-muted)' } },
};

/** Of a row that came while the list was open. */
export const ROW_ARRIVES = 'row-in 0.25s ease-out, mark-new 4s ease-out';
/** Of a panel beside the page. */
export const PANEL_COMES = 'panel-in 0.2s ease-out';

export const STILL_DIALOG = {
  defaultVariants: { ...dialogSlotRecipe.defaultVariants, motionPreset: 'none' },
} as const;

export const STILL_TOAST = {
  transition: 'opacity 100ms',
  _closed: { ...toastSlotRecipe.base?.root?._closed, transition: 'opacity 100ms' },
} as const;
