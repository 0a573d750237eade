import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { call } from '../../../lib/callables.ts';
import { firestore } from '../../../lib/firestore.ts';
import { inParts } from '../../../lib/in-parts.ts';
import { currentUid } from '../../../lib/live.ts';
import { AT_ONCE } from './queue-emails.ts';

/** How many emails wait to be sent now. */
export async function countWaiting(): Promise<number> {
  const { path } = deliveryPlace.within(currentUid());
  const waiting = [where('kind', '==', 'email'), where('state', '==', 'queued')];
  const counted = await getCountFromServer(query(collection(firestore(), path), ...waiting));
  return counted.data().count;
}

/** Sends the emails of at most 20 creators; throws the sentence of a refusal of all. */
export async function sendEmails(creator_ids: readonly string[]): Promise<SendEnd[]> {
  return (await call('sendEmails', { creator_ids: [...creator_ids] })).ends;
}

/** Says how an email to each would end, and sends none; throws the sentence of a refusal of all. */
export async function askEmails(creator_ids: readonly string[]): Promise<SendEnd[]> {
  const ask = (part: string[]) => call('sendEmails', { creator_ids: part, dry_run: true });
  return (await Promise.all(inParts(creator_ids, AT_ONCE).map(ask))).flatMap(({ ends }) => ends);
}

/** Stops an email that waits; throws the sentence of a refusal. */
export async function stopEmail(delivery_id: string): Promise<void> {
  await call('cancelDelivery', { delivery_id });
}
