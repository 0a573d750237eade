import type { EmailMode } from '../account/email-settings.ts';
import type { CaptureEmailState, CaptureOutcome } from '../api/capture-answer.ts';
import { PLATFORM_NAMES, type Platform } from '../creator/platform.ts';

/** Longest sentence a phone shows in one notification, in characters. */
export const MESSAGE_LIMIT = 200;

interface Told {
  outcome: CaptureOutcome;
  email: CaptureEmailState;
  email_mode: EmailMode;
  to: string | null;
  platform: Platform;
  has_dm: boolean;
  dry_run: boolean;
  /** Another try without a person is planned. */
  is_retried: boolean;
}

function aboutEmail({ email, email_mode, to, platform, dry_run, is_retried }: Told): string {
  const address = to ?? 'the creator';
  const again = is_retried && !dry_run ? 'We try again by ourselves.' : 'Press again later.';
  switch (email) {
    case 'queued':
      return dry_run ? `An e-mail would go to ${address}.` : `E-mail to ${address} is on its way.`;
    case 'held':
      return `E-mail to ${address} waits for you.`;
    case 'none_found':
      return 'No e-mail address found.';
    case 'search_unfinished':
      return `Not every linked page was read. ${again}`;
    case 'profile_blocked':
      return `${PLATFORM_NAMES[platform]} did not show the profile, so no credit was used. ${again}`;
    case 'not_set_up':
      return email_mode === 'webhook'
        ? `Found ${address}. E-mails through your webhook cannot be sent yet. Make Gmail active under Email Settings, then press again.`
        : `Found ${address}. Connect Gmail under Email Settings, then press again.`;
    case 'template_incomplete':
      return `Found ${address}. Finish your e-mail template, then press again.`;
    case 'already_sent':
      return `${address} already had an e-mail from you, so none was sent.`;
    case 'opted_out':
      return `${address} asked for no more e-mails, so none was sent.`;
    case 'paused':
      return `E-mail to ${address} goes out when your mailbox may send again.`;
  }
}

/** What the phone says after a press, at most 200 characters. */
export function captureMessage(told: Told): string {
  if (told.outcome === 'already_contacted') {
    return 'You already contacted this creator. Nothing was sent or charged.';
  }
  const saved = told.dry_run
    ? 'Dry run, nothing saved.'
    : told.outcome === 'created'
      ? 'Saved.'
      : 'Updated.';
  const dm = told.has_dm && told.email !== 'queued' ? ' The DM text is ready.' : '';
  const message = `${saved} ${aboutEmail(told)}${dm}`;
  // Only an address of absurd length gets here.
  return message.length > MESSAGE_LIMIT ? captureMessage({ ...told, to: null }) : message;
}
