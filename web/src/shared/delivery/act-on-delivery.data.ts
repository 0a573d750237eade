import { ADDRESS_UNCHECKED } from '@vibes/core/delivery/sending-facts';
import { notify } from '../../components/toaster.tsx';
import { CallError, sentenceOf } from '../../lib/call-error.ts';
import { call } from '../../lib/callables.ts';
import { capitalised, thingOf } from './delivery-words.ts';
import { doubtOf, type Doubt } from './doubt.ts';
import type { ListedDelivery } from './listed-delivery.ts';

/**
 * Runs the action and shows the result; resolves to the doubt when the server asks for the person's
 * confirmation.
 */
async function attempt(
  act: () => Promise<object>,
  words: { done: string; failed: string },
): Promise<Doubt | null> {
  try {
    const result = await act();
    const isUnchecked = 'is_unchecked' in result && result.is_unchecked === true;
    notify.success({
      title: words.done,
      ...(isUnchecked && { description: ADDRESS_UNCHECKED }),
    });
    return null;
  } catch (error) {
    const doubt = error instanceof CallError ? doubtOf(error.reason) : null;
    if (doubt) return doubt;
    notify.error({ title: words.failed, description: sentenceOf(error) });
    return null;
  }
}

/**
 * `anyway` is sent only when the person was asked, with the revision they saw: sent twice, it sends
 * one email.
 */
const assent = (anyway: boolean, seen_revision: number | null) =>
  anyway ? { anyway, seen_revision } : {};

/** Sends it now, or again. */
export const sendDelivery = (delivery: ListedDelivery, anyway: boolean): Promise<Doubt | null> =>
  attempt(
    () => {
      const payload = { delivery_id: delivery.id, ...assent(anyway, delivery.revision) };
      return call('retryDelivery', payload);
    },
    { done: `${capitalised(thingOf(delivery))} is on its way`, failed: 'Not sent' },
  );

/** Sends an email to a creator; `seen_revision` of the newest one, null where there is none. */
export const sendEmail = (
  creator: { id: string; name: string },
  anyway: boolean,
  seen_revision: number | null = null,
): Promise<Doubt | null> =>
  attempt(() => call('sendEmail', { creator_id: creator.id, ...assent(anyway, seen_revision) }), {
    done: `Email to ${creator.name} is on its way`,
    failed: 'Not sent',
  });

export const stopDelivery = (delivery: ListedDelivery): Promise<Doubt | null> =>
  attempt(() => call('cancelDelivery', { delivery_id: delivery.id }), {
    done: `${capitalised(thingOf(delivery))} stopped`,
    failed: 'Not stopped',
  });

export const confirmDelivery = (delivery: ListedDelivery): Promise<Doubt | null> =>
  attempt(() => call('confirmDelivery', { delivery_id: delivery.id }), {
    done: `${capitalised(thingOf(delivery))} recorded as arrived`,
    failed: 'Not recorded',
  });

/** The body of its request; null before it is written. Rejects with a sentence for the person. */
export async function readRequest(id: ListedDelivery['id']): Promise<string | null> {
  return (await call('readRequest', { delivery_id: id })).body;
}
