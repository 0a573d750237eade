import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { chooseEmail as choose, type EmailChoice } from '@vibes/core/creator/choose-email';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { deliverySchema, emailDeliveryId, type Delivery } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import { paths } from '@vibes/core/firestore/paths';
import { suppressionSchema } from '@vibes/core/opt-out/suppression';
import { suppressionMarks } from '@vibes/core/opt-out/suppression-marks';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

type Choice = Callables['chooseEmail'];

interface Ports {
  documents: Documents;
  digest: Digest;
  clock: Clock;
  copyWrites: CopyWrites;
  nudge: DeliveryNudge;
}

interface Known {
  uid: string;
  creator: Creator;
  delivery: Delivery | null;
  versions: { creator: unknown; delivery: unknown };
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

async function load(
  { documents }: Ports,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<Known> {
  const [stored, email] = await documents.getAll([
    paths.creator(uid, creator_id),
    paths.delivery(uid, emailDeliveryId(creator_id)),
  ]);
  if (!stored?.data) {
    throw refuse(
      'This creator is not in your CRM. Reload the page and try again.',
      'unknown_creator',
    );
  }
  return {
    uid,
    creator: creatorSchema.parse(stored.data),
    delivery: email?.data ? deliverySchema.parse(email.data) : null,
    versions: { creator: stored.version, delivery: email?.version },
  };
}

function choiceOf(creator: Creator, email: string): EmailChoice {
  const choice = choose(creator, email);
  if (!choice) {
    throw refuse(
      'This address is not among those found for the creator. Reload the page and try again.',
      'unknown_address',
    );
  }
  return choice;
}

/** The creator with the new address, the feed, and a copy for the user's own CRM. */
async function creatorWrites(
  { documents, digest, copyWrites }: Ports,
  { uid, creator, versions }: Known,
  { email, now }: { email: string; now: Date },
): Promise<{ writes: DocumentWrite[]; copies: DocumentWrite[] }> {
  const choice = choiceOf(creator, email);
  const [found] = await documents.getAll([paths.suppression(uid, digest(mailboxKey(email)))]);
  const suppression = found?.data ? suppressionSchema.parse(found.data) : null;
  const marks = suppressionMarks({ ...creator, ...choice }, suppression);
  const data = { ...choice, ...marks, updated_at: now };
  const activity = newActivity({
    at: now,
    kind: 'email_chosen',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: creator.email ? `${email} instead of ${creator.email}` : email,
  });
  const feed = paths.activity(uid, `email_chosen_${creator.id}_${now.getTime()}`);
  const revision = `chosen-${now.getTime()}`;
  return {
    copies: await copyWrites(documents, { uid, creator: { ...creator, ...data }, now, revision }),
    writes: [
      {
        kind: 'update',
        path: paths.creator(uid, creator.id),
        data,
        if_version: versions.creator,
      },
      { kind: 'set', path: feed, data: activity },
    ],
  };
}

/**
 * Sends a waiting e-mail to the new address, and moves the promise that it is the only one there.
 * The message itself names no address and stays as it was rendered. `revision` moves on, for a
 * sender that has looked at the old address meanwhile must not end this delivery with what it
 * found there (see isOurs in run-ending.ts). It does so while the mail is on the wire too:
 * the word of that try then meets the choice, and a mail that comes back follows it. One that a
 * webhook may have taken stays what it was.
 */
async function redirectWrites(
  { documents, digest }: Ports,
  { uid, creator, delivery, versions }: Known,
  { email, now }: { email: string; now: Date },
): Promise<DocumentWrite[]> {
  if (!delivery || isPinned(delivery)) return [];
  const id = emailDeliveryId(creator.id);
  const change = (data: Partial<Delivery>): DocumentWrite => ({
    kind: 'update',
    path: paths.delivery(uid, id),
    data: { ...data, revision: delivery.revision + 1, updated_at: now },
    if_version: versions.delivery,
  });
  if (delivery.state === 'sending') return creator.email === email ? [] : [change({})];
  const isWaiting = delivery.state === 'held' || delivery.state === 'queued';
  if (!isWaiting || delivery.to === email) return [];
  const claimOf = (address: string) => paths.contacted(uid, digest(mailboxKey(address)));
  const [from, to] = await documents.getAll([claimOf(delivery.to), claimOf(email)]);
  const claims = from && to ? moveClaim({ id, from, to, now }) : [];
  if (!claims) {
    throw refuse(
      `${email} already has an e-mail from you, sent or on its way. Nothing was changed.`,
      'already_contacted',
    );
  }
  return [change({ to: email }), ...claims];
}

/**
 * Makes another of the found addresses the creator's. A mail that still waits goes there instead;
 * one on the wire follows only if it comes back untaken (core/delivery/follow-choice.ts); one sent,
 * uncertain, or tried through a webhook stays what it was, and none follows it. One write at the versions read: whoever
 * loses a race with a press, a sender or a person reads again. Repeated, it changes nothing.
 * Refuses with a sentence, and nothing written.
 */
export async function chooseEmail(
  ports: Ports,
  { uid, creator_id, email }: Choice['payload'] & { uid: string },
): Promise<Choice['result']> {
  for (;;) {
    const known = await load(ports, { uid, creator_id });
    const now = ports.clock();
    const choice = { email, now };
    const isChosen = known.creator.email === email;
    const { writes, copies } = isChosen
      ? { writes: [], copies: [] }
      : await creatorWrites(ports, known, choice);
    const all = [...writes, ...copies, ...(await redirectWrites(ports, known, choice))];
    if (all.length === 0) return { chosen: true };
    if ((await ports.documents.commit(all)) === 'conflict') continue;
    const id = copies[0]?.path.split('/').at(-1);
    if (id) await ports.nudge({ uid, id });
    return { chosen: true };
  }
}
