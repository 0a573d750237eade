import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';

/** The parts of a delivery's sentence that do not fit a test. */
const SENTENCES: Partial<Record<DeliveryRefusal, string>> = {
  mailbox_limit: 'You reached Gmail’s own sending limit. Try again tomorrow.',
  recipient_refused:
    'The mail server doesn’t accept email for your own address. Check it in Email Settings.',
  recipient_policy:
    'The mail server blocked an email to your own address. Ask whoever runs it to allow that.',
  recipient_mailbox_full: 'Your own mailbox is full. Make room, then test again.',
  message_refused:
    'The mail server refused the email. Sign in to Gmail in a browser and see what it says.',
  outcome_unknown:
    'The connection dropped while we were sending, so the email may have arrived. Check your inbox.',
  webhook_not_set_up: 'You have no webhook URL. Save one, then test it.',
  webhook_no_address:
    'We couldn’t find a public address for your webhook’s host. Check the URL, then test again.',
  webhook_not_https:
    'Your webhook URL begins with http://, which isn’t secure. Save its https:// URL, then test it.',
  webhook_failed: 'Your webhook answered with an error. Fix it, then test again.',
  webhook_gone: 'Your webhook answered 410 Gone. Restore it or save another URL, then test again.',
};

/** Why a test of a channel failed: the sentence of a delivery, without the promise of a retry. */
export function testSentence(code: DeliveryRefusal): string {
  return (
    SENTENCES[code] ??
    DELIVERY_REFUSALS[code].replace(' We’ll try again automatically.', ' Try again later.')
  );
}
