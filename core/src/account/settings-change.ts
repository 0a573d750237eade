/** The settings after an update, or the sentence that says what to fill in first. */
export type SettingsChange<Settings> =
  { ok: true; settings: Settings } | { ok: false; sentence: string };

/** An update's field: absent means unchanged, null clears. */
export const given = <Value>(update: Value | undefined, current: Value): Value =>
  update === undefined ? current : update;

/** Shortest secret of which the last four characters may be shown: at most half of it. */
const TELLING_MINIMUM = 8;

/**
 * The end of a secret, so that its owner recognizes it; null when that would show too much of it.
 */
export const lastFour = (secret: string | null): string | null =>
  secret !== null && secret.length >= TELLING_MINIMUM ? secret.slice(-4) : null;
