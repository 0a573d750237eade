import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';

/** The parts of a delivery's sentence that do not fit a test. */
const SENTENCES: Partial<Record<DeliveryRefusal, string>> = {
  mailbox_limit: 'Gmail’s own sending limit is reached. Try again tomorrow.',
  recipient_refused:
    'The mail server does not take mail for your own address. Check it under Email Settings.',
  recipient_policy:
    'The mail server does not let you write to your own address. Ask whoever runs it to allow that.',
  recipient_mailbox_full: 'Your own mailbox is full. Make room in it, then test again.',
  message_refused:
    'The mail server refused the email. Sign in to Gmail in a browser and see what it says.',
  outcome_unknown:
    'The connection broke while the email was handed over, so it may have arrived. Look into your inbox.',
  webhook_not_set_up: 'There is no webhook URL. Save one, then test it.',
  webhook_no_address:
    'No public address was found for your webhook’s host. Check the URL, then test again.',
  webhook_not_https:
    'Your webhook’s URL begins with http://, which anyone on the way can read. Save its https:// URL, then test it.',
  webhook_failed: 'Your webhook answered with an error. Repair it, then test again.',
  webhook_gone: 'Your webhook answered 410 Gone. Put it back or save another URL, then test again.',
};

/** Why a test of a channel failed: the sentence of a delivery, without the promise of a retry. */
export function testSentence(code: DeliveryRefusal): string {
  return (
    SENTENCES[code] ??
    DELIVERY_REFUSALS[code].replace(' We try again by ourselves.', ' Try again in a while.')
  );
}
