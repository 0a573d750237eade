import * as z from 'zod';

/** How often something was done; absent for never. */
const count = z.int().optional();

/** `rate_windows/{uid}_{minute}`: what was done in one minute of a user, or of whatever else is counted. */
export const rateWindowSchema = z.object({
  presses: count,
  replies: count,
  webhook_tests: count,
  mail_tests: count,
  notion_checks: count,
  settings_checks: count,
  referral_clicks: count,
  payment_links: count,
  portals: count,
  feedback: count,
  handovers: count,
  wrong_codes: count,
  seals: count,
  jobs: count,
  expires_at: z.date(),
});
export type RateWindow = z.infer<typeof rateWindowSchema>;
/** What is counted, each by itself. */
export type Counted = Exclude<keyof RateWindow, 'expires_at'>;
