import { useSyncExternalStore } from 'react';
import { colorMode, onColorMode, type ColorModeChoice } from './color-mode.ts';

/** The mode that is chosen, on every change anew. */
export const useColorMode = (): ColorModeChoice => useSyncExternalStore(onColorMode, colorMode);
