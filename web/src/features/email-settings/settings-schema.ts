import {
  HOLD_BACKS,
  POSTAL_ADDRESS_MAXIMUM,
  type EmailSettings,
  type EmailSettingsUpdate,
  type HoldBack,
} from '@vibes/core/account/email-settings';
import { boolean, object, string, type ObjectSchema } from 'yup';

export interface SettingsValues {
  hold_back: HoldBack;
  /** As typed; empty for the usual limit. */
  daily_cap: string;
  opt_out_footer: boolean;
  postal_address: string;
  watch_replies: boolean;
}

const isCap = (text: string, maximum: number): boolean =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= maximum);

/** The form's rules, for what Gmail takes from the address. Spaces at the start and end do not count. */
export function settingsSchema(maximum: number): ObjectSchema<SettingsValues> {
  const cap = `Please enter a whole number from 1 to ${maximum.toLocaleString('en-US')}, or leave it empty`;
  return object({
    hold_back: string<HoldBack>().oneOf(HOLD_BACKS).required(),
    daily_cap: string()
      .default('')
      .trim()
      .test('cap', cap, (text) => isCap(text, maximum)),
    opt_out_footer: boolean().required(),
    postal_address: string()
      .default('')
      .trim()
      .max(POSTAL_ADDRESS_MAXIMUM, `At most ${POSTAL_ADDRESS_MAXIMUM} characters`),
    watch_replies: boolean().required(),
  });
}

/** The initial values of the form. A saved limit above what Gmail takes is shown as it holds. */
export const settingsValues = (settings: EmailSettings, maximum: number): SettingsValues => ({
  hold_back: settings.hold_back,
  daily_cap: settings.daily_cap === null ? '' : String(Math.min(settings.daily_cap, maximum)),
  opt_out_footer: settings.opt_out_footer,
  postal_address: settings.postal_address,
  watch_replies: settings.watch_replies,
});

/** The values as they are saved. */
export const savedValues = (values: SettingsValues): SettingsValues => ({
  ...values,
  daily_cap: values.daily_cap.trim(),
  postal_address: values.postal_address.trim(),
});

/** What a save sends: only what was changed, since the rest may have been changed elsewhere. */
export function settingsUpdate(typed: SettingsValues, before: SettingsValues): EmailSettingsUpdate {
  const { hold_back, daily_cap, opt_out_footer, postal_address, watch_replies } =
    savedValues(typed);
  return {
    ...(hold_back !== before.hold_back && { hold_back }),
    ...(daily_cap !== before.daily_cap && { daily_cap: daily_cap ? Number(daily_cap) : null }),
    ...(opt_out_footer !== before.opt_out_footer && { opt_out_footer }),
    ...(postal_address !== before.postal_address && { postal_address }),
    ...(watch_replies !== before.watch_replies && { watch_replies }),
  };
}
