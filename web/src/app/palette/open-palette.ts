import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../lib/make-listeners.ts';
import { openCreator, type OpenCreator } from './open-creator.ts';

/** The palette that is open. */
export interface Palette {
  /** Counted, so that each one begins empty. */
  number: number;
  /** Who was open, or in the row with the focus, when it was opened. */
  about: OpenCreator | null;
}

const { subscribe, tell } = makeListeners();
let palette: Palette | null = null;
let opened = 0;

export function openPalette() {
  opened += 1;
  palette = { number: opened, about: openCreator() };
  tell();
}

export function closePalette() {
  palette = null;
  tell();
}

export const isPaletteOpen = () => palette !== null;

const current = () => palette;
const none = () => null;
export const useOpenPalette = (): Palette | null => useSyncExternalStore(subscribe, current, none);
