import { useSyncExternalStore } from 'react';
import { onColorMode } from '../../../theme/color-mode.ts';

const isDark = () => document.documentElement.classList.contains('dark');

/** The mode on screen. */
export const useColorMode = (): 'light' | 'dark' =>
  useSyncExternalStore(onColorMode, isDark) ? 'dark' : 'light';
