/** Marks a button with what it says of a reply. */
export const MEANS = 'data-means';
/** Marks the button of the reminder. */
export const REMINDS = 'data-reminds';

/** What the buttons below a reply say, by their keys. */
export const MEANING_KEYS = { i: 'interested', l: 'later', n: 'no', x: 'not_them' } as const;
export type Means = (typeof MEANING_KEYS)[keyof typeof MEANING_KEYS];

export type MeaningKey = keyof typeof MEANING_KEYS;

export const isMeaningKey = (key: string): key is MeaningKey => Object.hasOwn(MEANING_KEYS, key);

/** The button of a key, within a creator's details: of what a reply means, or h for the reminder. */
export function buttonOfKey(key: string, within: ParentNode): HTMLElement | null {
  if (key === 'h') return within.querySelector<HTMLElement>(`[${REMINDS}]`);
  return isMeaningKey(key)
    ? within.querySelector<HTMLElement>(`[${MEANS}=${MEANING_KEYS[key]}]`)
    : null;
}
