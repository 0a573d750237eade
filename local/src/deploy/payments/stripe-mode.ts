import { readSetting, type SettingsPlace } from '../settings/settings-files.ts';
import type { PaymentMode } from './check-key.ts';

/** Whether payments are meant to be real. Any other value than `test` is refused with the settings. */
export const stripeMode = async (at: SettingsPlace): Promise<PaymentMode> =>
  (await readSetting(at, 'STRIPE_MODE')) === 'test' ? 'test' : 'live';
