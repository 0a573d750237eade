import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import { domainOf, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { typedAddress } from '@vibes/core/contact/typed-address';
import {
  chooseEmail as choose,
  typeEmail,
  type EmailChoice,
} from '@vibes/core/creator/choose-email';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import { NO_SENDING_FACTS, type MailDomain } from '@vibes/core/delivery/sending-facts';
import {
  activityDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { suppressionMarks } from '@vibes/core/opt-out/suppression-marks';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../ports/load-documents.ts';
import { loadNewestEmail } from '../ports/load-newest-email.ts';
import {
  mirrorIdOf,
  mirrorWrites,
  loadMirrorTarget,
  NO_MIRROR,
  type MirrorTarget,
} from '../ports/queue-mirror.ts';
import type { TakesMail } from '../ports/takes-mail.ts';

type Choice = Callables['chooseEmail'];
/** Whose address is chosen, and which: one that was found, or one that a person typed. */
interface Chosen {
  uid: string;
  creator_id: string;
  email: string;
  is_typed: boolean;
}

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  takesMail: TakesMail;
}

interface Known {
  uid: string;
  creator: Creator;
  /** The newest email to the creator, and its id. */
  delivery: Delivery | null;
  delivery_id: string;
  versions: { creator: unknown; delivery: unknown };
  suppression: Suppression | null;
  /** Claims of the address the email goes to, and of the one chosen. */
  claims: { from: Loaded<Contacted | null>; to: Loaded<Contacted | null> } | null;
  target: MirrorTarget;
  /** Whether the domain of a typed address takes mail. A found one was asked about when it was found. */
  takes_mail: MailDomain;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

async function load(
  { documents, digest, takesMail }: Ports,
  { uid, creator_id, email, is_typed }: Chosen,
): Promise<Known> {
  const found = await loadNewestEmail(documents, { uid, creator_id });
  const { data: creator } = found.creator;
  const { data: delivery } = found.email;
  if (!creator) {
    throw refuse(
      'This creator isn’t in your CRM. Reload the page and try again.',
      'unknown_creator',
    );
  }
  const isNew = creator.email !== email;
  const hashOf = (address: string) => digest(mailboxKey(address));
  const claimOf = (address: string) => contactedDocument.at(uid, hashOf(address));
  const [[suppressed], claims, target, takes_mail] = await Promise.all([
    isNew ? loadDocuments(documents, [suppressionDocument.at(uid, hashOf(email))]) : [],
    delivery && isRedirected(delivery, email)
      ? loadDocuments(documents, [claimOf(delivery.to), claimOf(email)])
      : null,
    isNew ? loadMirrorTarget(documents, { uid, creator_id }) : NO_MIRROR,
    isNew && is_typed ? takesMail(domainOf(email)) : NO_SENDING_FACTS.takes_mail,
  ]);
  return {
    uid,
    creator,
    delivery,
    delivery_id: found.email.id,
    versions: { creator: found.creator.version, delivery: found.email.version },
    suppression: suppressed?.data ?? null,
    claims: claims && { from: claims[0], to: claims[1] },
    target,
    takes_mail,
  };
}

/** A waiting email goes to the new address, unless a webhook may have it. */
const isRedirected = (delivery: Delivery, email: string): boolean =>
  isWaiting(delivery) && !isPinned(delivery) && delivery.to !== email;

function choiceOf(
  { creator, takes_mail }: Known,
  { email, is_typed }: Pick<Chosen, 'email' | 'is_typed'>,
): EmailChoice {
  if (takes_mail === 'no') {
    throw refuse(
      `${email} can’t receive email: ${domainOf(email)} doesn’t accept any. Check the spelling.`,
      'address_unreachable',
    );
  }
  const choice = is_typed ? typeEmail(creator, email) : choose(creator, email);
  if (!choice) {
    throw refuse(
      'This address wasn’t found for this creator. Reload the page and try again.',
      'unknown_address',
    );
  }
  return choice;
}

/** The creator with the new address, the feed, and a mirror for the user's own CRM. */
function creatorWrites(
  known: Known,
  { email, is_typed, now }: Pick<Chosen, 'email' | 'is_typed'> & { now: Date },
): { writes: DocumentWrite[]; mirrors: DocumentWrite[] } {
  const { uid, creator, versions, suppression, target } = known;
  const choice = choiceOf(known, { email, is_typed });
  const marks = suppressionMarks({ ...creator, ...choice }, suppression);
  const data = { ...choice, ...marks, ...serverWrote(now) };
  const activity = newActivity({
    at: now,
    kind: 'email_chosen',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: creator.email ? `${email} instead of ${creator.email}` : email,
  });
  const feed = activityDocument.path(uid, `email_chosen_${creator.id}_${now.getTime()}`);
  const revision = `chosen-${now.getTime()}`;
  return {
    mirrors: mirrorWrites(target, { uid, creator: { ...creator, ...data }, now, revision }),
    writes: [
      {
        kind: 'update',
        path: creatorDocument.path(uid, creator.id),
        data,
        if_version: versions.creator,
      },
      { kind: 'set', path: feed, data: activity },
    ],
  };
}

/** A found address that a person typed as well keeps its evidence; no reading replaces it any more. */
function confirmWrites({ uid, creator, versions }: Known, now: Date): DocumentWrite[] {
  if (creator.email_set_by === 'person') return [];
  const data: Partial<Creator> = { email_set_by: 'person', ...serverWrote(now) };
  return [
    {
      kind: 'update',
      path: creatorDocument.path(uid, creator.id),
      data,
      if_version: versions.creator,
    },
  ];
}

/**
 * Redirects a waiting email to the new address, and moves its claim there. The message itself
 * names no address and stays as it was rendered. `revision` is raised so that a sender that read
 * the old address before cannot end this delivery by it (see isOurs in load-ending.ts). It is
 * raised in state `sending` too: the outcome of that attempt is then written together with the
 * choice, and an email that is queued again follows it. One that a webhook may have stays as it
 * was.
 */
function redirectWrites(
  { uid, creator, delivery, delivery_id: id, versions, claims: read }: Known,
  { email, now }: { email: string; now: Date },
): DocumentWrite[] {
  if (!delivery || isPinned(delivery)) return [];
  const change = (data: Partial<Delivery>): DocumentWrite => ({
    kind: 'update',
    path: deliveryDocument.path(uid, id),
    data: { ...data, revision: delivery.revision + 1, updated_at: now },
    if_version: versions.delivery,
  });
  if (delivery.state === 'sending') return creator.email === email ? [] : [change({})];
  if (!isRedirected(delivery, email)) return [];
  const claims = read ? moveClaim({ id, ...read, now }) : [];
  if (!claims) {
    throw refuse(
      `You already sent an email to ${email}, or one is on its way. Nothing was changed.`,
      'already_contacted',
    );
  }
  return [change({ to: email }), ...claims];
}

/**
 * Makes another of the found addresses, or one that the person typed, the creator's. A mail that
 * still waits goes there instead; one in state `sending` follows only if it is queued again
 * (core/delivery/follow-choice.ts); one sent, uncertain, or tried through a webhook stays as it was,
 * and no other mail follows. One write at the versions read: on a conflict with a request, a sender
 * or a person it reads again.
 * Repeated, it changes nothing. Refuses with a sentence, and nothing written.
 */
export async function chooseEmail(
  ports: Ports,
  { email: written, is_typed = false, ...of }: Choice['payload'] & { uid: string },
): Promise<Choice['result']> {
  const { uid } = of;
  const email = is_typed ? typedAddress(written) : written;
  if (email === null) {
    throw refuse('That is not an email address. Write it like ann@studio.com.', 'not_an_address');
  }
  const mirror = await decideAndCommit(ports, {
    read: () => load(ports, { ...of, email, is_typed }),
    decide(known, now) {
      const { writes, mirrors } =
        known.creator.email === email
          ? { writes: is_typed ? confirmWrites(known, now) : [], mirrors: [] }
          : creatorWrites(known, { email, is_typed, now });
      return {
        writes: [...writes, ...mirrors, ...redirectWrites(known, { email, now })],
        result: mirrorIdOf(mirrors),
      };
    },
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return { chosen: true };
}
