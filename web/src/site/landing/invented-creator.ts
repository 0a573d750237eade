import { captureMessage } from '@vibes/core/capture/capture-message';
import { renderTemplate } from '@vibes/core/template/render-template';
import { templateValues } from '@vibes/core/template/template-variables';

/** The invented creator the landing page captures, whom the film and the recorded CRM show too. */
export const LENA = {
  name: 'Lena Lathe',
  handle: 'lena.lathe',
  email: 'hello@lenalathe.studio',
} as const;

/** A DM template as a person would write it. */
export const DM_TEMPLATE =
  'Hi {{firstName|there}}, we make cookware and pay for videos. May I send you the brief?';

/** The DM for somebody of this name, rendered as the product renders it. */
export function dmTo({ name, handle }: { name: string; handle: string }): string {
  const values = templateValues({ name, handle, platform: 'tiktok', my_name: 'Ann' });
  const rendering = renderTemplate(DM_TEMPLATE, values);
  if (!rendering.ok) throw new Error(`The example template has a fault: ${rendering.fault.code}.`);
  return rendering.text;
}

const CAPTURED = {
  email: 'queued',
  to: LENA.email,
  next_email: null,
  choices: [],
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
  is_retried: false,
  charged: null,
  hold_back: 'off',
  not_ready: null,
  is_unchecked: false,
} as const;

/** What the phone shows at the first capture, at the next one, and after an opt-out: the product's own sentences. */
export const CAPTURE_SENTENCE = captureMessage({ ...CAPTURED, outcome: 'created' });
export const REPEAT_SENTENCE = captureMessage({ ...CAPTURED, outcome: 'already_contacted' });
export const OPT_OUT_SENTENCE = captureMessage({
  ...CAPTURED,
  outcome: 'already_contacted',
  email: 'opted_out',
});
