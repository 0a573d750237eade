import { describe, expect, it } from 'vitest';
import { MOD } from '../../src/lib/mod-key.ts';
import { SCREEN_KEYS } from '../../src/shared/keys/screen-keys.ts';

/** The screens whose keys are about creators; a file of its own tries them. */
export const CREATOR_SCREENS = ['Creators', 'Search', 'A creator’s details'];
/** The start page, whose keys have a file of their own too. */
export const TODAY = 'Today';

/** What tries each key, by screen and by the name of the key as on Linux. */
type Tried = Record<string, Record<string, () => Promise<void>>>;

const plain = (name: string) => name.replace(MOD, 'Ctrl');

/** Tries every key that "?" lists for these screens, and finds those that nothing tries. */
export function tryKeys(isTried: (screen: string) => boolean, tried: Tried) {
  const screens = SCREEN_KEYS.filter(({ screen }) => isTried(screen));
  describe.each(screens)('$screen', ({ screen, keys: listed }) => {
    it.each(listed)('$keys: $does', async ({ keys: name }) => {
      const work = tried[screen]?.[plain(name)];
      if (!work) throw new Error(`Nothing tries ${name}.`);
      await work();
    });

    it('has no key besides', () => {
      expect(Object.keys(tried[screen] ?? {})).toEqual(listed.map(({ keys: name }) => plain(name)));
    });
  });
}
