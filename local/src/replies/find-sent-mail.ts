import { HANDLE_FIELDS } from '@vibes/core/creator/handles';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { ReceivedMail } from '../stand-ins/mailbox/received-mail.ts';
import { openFirestore, withFirestore } from '../world/open-firestore.ts';
import type { Stack } from '../world/stack.ts';

type Collection = ReturnType<ReturnType<typeof openFirestore>['firestore']['collection']>;

async function idsWhere(collection: Collection, field: string, value: string): Promise<string[]> {
  return (await collection.where(field, '==', value).get()).docs.map(({ id }) => id);
}

/** Every address that the demo account's emails to a creator of this handle went to. */
const addressesOf = (stack: Stack, handle: string): Promise<Set<string>> =>
  withFirestore(stack, async (firestore) => {
    const { uid } = stack.demo;
    const creators = firestore.collection(creatorDocument.collection(uid));
    const found = await Promise.all(
      HANDLE_FIELDS.map((field) => idsWhere(creators, field, handle)),
    );
    const ids = [...new Set(found.flat())];
    if (ids.length === 0) {
      throw new LocalWorldError(
        `The demo account has no creator @${handle}. Capture one first: npm run capture -- https://www.tiktok.com/@${handle}`,
      );
    }
    const deliveries = await firestore
      .collection(deliveryDocument.collection(uid))
      .where('creator_id', 'in', ids.slice(0, 10))
      .get();
    return new Set(deliveries.docs.map((one) => String(one.get('to')).toLowerCase()));
  });

/** The newest email that a creator of the demo account was sent since the world was started. */
export async function findSentMail(stack: Stack, handle: string): Promise<ReceivedMail> {
  const addresses = await addressesOf(stack, handle);
  const mails = (await (await fetch(stack.mailbox)).json()) as ReceivedMail[];
  const mail = mails.findLast(({ to }) => to.some((one) => addresses.has(one.toLowerCase())));
  if (mail) return mail;
  throw new LocalWorldError(
    `No email to @${handle} has been sent since the start. An email that was just queued takes some seconds; ${stack.mailbox} lists those that were sent.`,
  );
}
