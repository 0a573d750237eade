import type { Session } from './session.ts';

/** The screens that are walked; pixels of the page's own. */
export const SCREENS = [
  { width: 390, height: 780 },
  { width: 1280, height: 860 },
] as const;
export type Screen = (typeof SCREENS)[number];

/** A kind of browser that is installed here. */
export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** A window with a profile of its own. */
  open: (screen: Screen) => Promise<Session>;
  /** Ends what serves all windows. */
  stop: () => Promise<void>;
}
