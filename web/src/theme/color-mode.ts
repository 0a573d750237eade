import { localStore } from '../lib/storage.ts';
import { COLORS } from './colors.ts';

/** What the person chose. `system` follows the device. `public/before-paint.js` reads the same key before the first paint. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorModeChoice = (typeof COLOR_MODES)[number];
export const COLOR_MODE_NAMES = { system: 'as the device', light: 'light', dark: 'dark' } as const;

const KEY = 'vibes.color-mode';
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the person chose last, in this browser. */
export function colorMode(): ColorModeChoice {
  const stored = localStore.read(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply() {
  const chosen = colorMode();
  const isDark = chosen === 'dark' || (chosen === 'system' && darkDevice.matches);
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.background = COLORS.bg.DEFAULT[isDark ? 1 : 0];
  for (const listener of listeners) listener();
}
darkDevice.addEventListener('change', apply);

export function setColorMode(chosen: ColorModeChoice) {
  if (chosen === 'system') localStore.remove(KEY);
  else localStore.write(KEY, chosen);
  apply();
}

/** Calls `listener` when another mode is shown, by choice or with the device. Returns a function that stops it. */
export function onColorMode(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
