import type { HoldBack } from '../account/email-settings.ts';
import type { CaptureEmailState, CaptureOutcome } from '../api/capture-answer.ts';
import { chargeNotice, type Charged } from '../credit/charge-notice.ts';
import { PLATFORM_NAMES, type Platform } from '../creator/platform.ts';
import { ADDRESS_UNCHECKED, type NotReadyReason } from '../delivery/sending-facts.ts';

/** Longest sentence a phone shows in one notification, in characters. */
export const MESSAGE_LIMIT = 200;

/** How emails go out, as far as a request reports it. */
export interface SendingWay {
  hold_back: HoldBack;
  /** What the person has to fix before any is sent; null when nothing. */
  not_ready: NotReadyReason | null;
  /** DNS gave no answer for the domain of the address. */
  is_unchecked: boolean;
}

interface MessageFacts extends SendingWay {
  outcome: CaptureOutcome;
  /** The person had deleted the creator. */
  is_restored?: boolean;
  /** The handle under which the person knows the creator, who has another one by now. */
  known_as?: string | null;
  /** The handle of the creator whose second account it is, where this request found that out. */
  added_to?: string | null;
  /** The handle of another creator, already written to, who may be the same person. */
  maybe_same?: string | null;
  email: CaptureEmailState;
  to: string | null;
  /** The next found address that can receive mail; null when there is none. */
  next_email: string | null;
  /** The addresses to choose from where none is certain; empty where there is nothing to choose. */
  choices: readonly { email: string; reason: string | null }[];
  platform: Platform;
  has_dm: boolean;
  dry_run: boolean;
  /** Another try without a person is planned. */
  is_retried: boolean;
  /** The charge of this request; null when there was none. */
  charged: Charged | null;
}

function aboutHeld({ hold_back, dry_run, to }: MessageFacts): string {
  const address = to ?? 'the creator';
  if (hold_back === 'review') {
    return dry_run
      ? `An email to ${address} would wait for your review.`
      : `Email to ${address} is waiting for your review.`;
  }
  const time = hold_back === '1' ? '1 minute' : `${hold_back} minutes`;
  return dry_run
    ? `An email to ${address} would be sent after ${time}.`
    : `Email to ${address} will be sent in ${time}. You can still stop it.`;
}

const RESUME = 'Your webhook is stopped. Press Resume in Email Settings, then try again.';
const GAPS: Record<NotReadyReason, string> = {
  not_set_up: 'Connect Gmail in Email Settings, then try again.',
  webhook_not_set_up: 'Save your webhook URL in Email Settings, then try again.',
  webhook_not_https: 'Save an https:// webhook URL in Email Settings, then try again.',
  webhook_gone: RESUME,
  webhook_stopped: RESUME,
  mailbox_bounces:
    'Sending is paused, because too many of your last emails bounced. Press Resume in Email Settings.',
};

function aboutUnreachable({ to, next_email, dry_run }: MessageFacts): string {
  const sentence = `${to ?? 'The address we found'} can’t receive email`;
  const none = dry_run ? `${sentence}.` : `${sentence}, so nothing was sent.`;
  return next_email ? `${none} We also found ${next_email}. Choose it in the CRM.` : none;
}

function aboutChoice({ choices, dry_run }: MessageFacts): string {
  const [one, other, ...more] = choices;
  const choose = dry_run ? 'You would choose' : 'Choose';
  if (one?.reason && !other) return `We found ${one.email}. ${one.reason} ${choose} it in the CRM.`;
  const isTwo = one && other && more.length === 0 && !one.reason && !other.reason;
  const what = isTwo
    ? `The address could be ${one.email} or ${other.email}.`
    : 'We’re not sure which address is right.';
  return `${what} ${choose} one in the CRM.`;
}

function aboutQueued({ to, is_unchecked, dry_run }: MessageFacts): string {
  const address = to ?? 'the creator';
  const sentence = dry_run
    ? `An email would be sent to ${address}.`
    : `Email to ${address} is on its way.`;
  return is_unchecked ? `${sentence} ${ADDRESS_UNCHECKED}` : sentence;
}

function aboutEmail(facts: MessageFacts): string {
  const { email, to, platform, dry_run, is_retried, not_ready } = facts;
  const address = to ?? 'the creator';
  const again = is_retried && !dry_run ? 'We’ll try again automatically.' : 'Try again later.';
  switch (email) {
    case 'queued':
      return aboutQueued(facts);
    case 'held':
      return aboutHeld(facts);
    case 'none_found':
      return 'No email address found.';
    case 'needs_choice':
      return aboutChoice(facts);
    case 'search_unfinished':
      return `No email address yet: some linked pages didn’t open. ${again}`;
    case 'profile_blocked':
      return `${PLATFORM_NAMES[platform]} didn’t show the profile, so no credit was used. ${again}`;
    case 'not_set_up':
      return `Found ${address}. ${GAPS[not_ready ?? 'not_set_up']}`;
    case 'template_incomplete':
      return `Found ${address}. Finish your email template, then try again.`;
    case 'already_sent':
      if (facts.maybe_same)
        return `This may be @${facts.maybe_same}, whom you already wrote to, so nothing was sent. Decide in the CRM.`;
      return `You already emailed ${address}, so nothing was sent.`;
    case 'opted_out':
      return `${to ?? 'The creator'} unsubscribed from your emails, so nothing was sent.`;
    case 'bounced':
      return `An earlier email to ${address} bounced, so nothing was sent.`;
    case 'address_unreachable':
      return aboutUnreachable(facts);
    case 'paused':
      return dry_run
        ? `An email would be sent to ${address} when your mailbox can send again.`
        : `Email to ${address} will be sent when your mailbox can send again.`;
  }
}

const BACK = 'Back in your CRM.';

/** A repeat, which did nothing but bring a deleted creator back. */
function aboutContacted(email: CaptureEmailState): string {
  if (email === 'opted_out') {
    return 'This creator unsubscribed. Nothing was sent or charged.';
  }
  return email === 'held'
    ? 'Your email to this creator is still waiting. Nothing more was sent or charged.'
    : 'You already contacted this creator. Nothing was sent or charged.';
}

const DRY_RUN = 'Dry run, nothing saved.';

/** The sentence without "Dry run", for a screen that shows this by itself. */
export const withoutDryRun = (message: string): string =>
  message.startsWith(DRY_RUN) ? message.slice(DRY_RUN.length).trimStart() : message;

/** Under which other handle the person has the creator already; empty where it is the usual one. */
function aboutKnown({ known_as, added_to, dry_run }: MessageFacts): string[] {
  if (added_to)
    return [
      dry_run
        ? `This would be added to @${added_to}, whom you already have.`
        : `Added to @${added_to}, whom you already have.`,
    ];
  return known_as ? [`You know them as @${known_as}.`] : [];
}

function aboutSaved({ outcome, is_restored, added_to, dry_run }: MessageFacts): string[] {
  if (dry_run) return [];
  if (is_restored) return [BACK];
  // That it was added says that it is saved.
  if (added_to) return [];
  return [outcome === 'created' ? 'Saved.' : 'Updated.'];
}

/** What became of the request; without the other handle or the address where they make it too long. */
function aboutRequest(facts: MessageFacts): string {
  const dm = facts.has_dm && facts.email !== 'queued' ? ['Your DM is ready.'] : [];
  const message = [
    ...(facts.dry_run ? [DRY_RUN] : []),
    ...aboutKnown(facts),
    ...aboutSaved(facts),
    aboutEmail(facts),
    ...dm,
  ].join(' ');
  if (message.length <= MESSAGE_LIMIT) return message;
  if (facts.known_as || facts.added_to)
    return aboutRequest({ ...facts, known_as: null, added_to: null });
  // Only addresses of absurd length get here: the one to choose is of more use than the other.
  return aboutRequest({
    ...facts,
    to: null,
    next_email: facts.to && facts.next_email,
    choices: [],
  });
}

/**
 * What the phone says after a request, at most 200 characters. It ends with a warning when credits
 * become low or are spent, where that still fits.
 */
export function captureMessage(facts: MessageFacts): string {
  if (facts.outcome === 'already_contacted') {
    const back = facts.is_restored && !facts.dry_run ? [BACK] : [];
    return [...aboutKnown(facts), ...back, aboutContacted(facts.email)].join(' ');
  }
  const message = aboutRequest(facts);
  const notice = facts.charged && chargeNotice(facts.charged);
  if (!notice) return message;
  const whole = `${message} ${notice}`;
  return whole.length > MESSAGE_LIMIT ? message : whole;
}
