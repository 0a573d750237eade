/** What the app finds kept while it draws the first frame: one of each figure, of a person without a name who is set up. */

import { KINDS } from '../../features/overview/today/kinds.ts';

const PAGE = 12;
const at = { $date: Date.now() };
const UID = 'nobody';

const READS = {
  [`user_usage_credits/${UID}`]: { num_credits: 1000 },
  [`user_subscriptions/${UID}`]: null,
  [`users/${UID}`]: { name: ' ', referral_url: ' ', first_capture_at: at },
  [`users/${UID}/statistics/outreach`]: {},
};

/** As many lines of the day as it lists, and each of its counts. */
const DAY = {
  ...{ uid: UID, format: 1, at: at.$date },
  counts: Object.fromEntries(KINDS.map((kind) => [kind, { count: 1, isMore: false }])),
  items: Array.from({ length: PAGE }, (_, place) => ({
    ...{ id: String(place), kind: 'reply', name: ' ', picture_version: null, words: ' ' },
    ...{ at: at.$date, delivery_id: null },
  })),
};

const KEPT: Readonly<Record<string, string>> = {
  'vibes.walked': UID,
  'vibes.key-used': UID,
  'vibes.last-today': JSON.stringify(DAY),
  'vibes.last-known': JSON.stringify({
    uid: UID,
    reads: Object.fromEntries(Object.entries(READS).map(([path, data]) => [path, { at, data }])),
  }),
};

export const localStorage = {
  getItem: (key: string) => KEPT[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
