/** A press that queued an e-mail, as its sentence is told of it. */
export const TOLD = {
  outcome: 'created',
  email: 'queued',
  hold_back: 'off',
  gap: null,
  to: 'ann@studio.com',
  next_email: null,
  choices: [],
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
  is_retried: true,
  charged: null,
} as const;
