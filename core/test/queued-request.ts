/** A request that queued an email, as the facts of its message. */
export const QUEUED_REQUEST = {
  outcome: 'created',
  email: 'queued',
  hold_back: 'off',
  not_ready: null,
  is_unchecked: false,
  to: 'ann@studio.com',
  next_email: null,
  choices: [],
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
  is_retried: true,
  charged: null,
} as const;
