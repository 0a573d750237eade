/** What the app finds kept while it draws the first frame: one of each figure, of a person without a name who is set up. */

const at = { $date: Date.now() };
const UID = 'nobody';

const READS = {
  [`user_usage_credits/${UID}`]: { num_credits: 1000 },
  [`user_subscriptions/${UID}`]: null,
  [`users/${UID}`]: { name: ' ', referral_url: ' ', first_capture_at: at },
  [`users/${UID}/statistics/outreach`]: {},
};

const KEPT: Readonly<Record<string, string>> = {
  'vibes.walked': UID,
  'vibes.key-used': UID,
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
