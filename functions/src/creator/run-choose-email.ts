import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import { domainOf } from '@vibes/core/contact/mailbox-key';
import { typedAddress } from '@vibes/core/contact/typed-address';
import { isDueForTyped } from '@vibes/core/credit/is-charged';
import { chooseEmail, typeEmail, type EmailChoice } from '@vibes/core/creator/choose-email';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { goesByItself } from '@vibes/core/delivery/is-waiting';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import {
  activityDocument,
  creatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { suppressionMarks } from '@vibes/core/opt-out/suppression-marks';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorIdOf, mirrorWrites } from '../steps/queue-mirror.ts';
import { spendWrites } from '../steps/charge-credit.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { isRedirected, loadChoice, type ChoiceFacts } from './load-choice.ts';

type Choice = Callables['chooseEmail'];

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  takesMail: TakesMail;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

function choiceOf({ creator, email, is_typed, takes_mail }: ChoiceFacts): EmailChoice {
  if (takes_mail === 'no') {
    throw refuse(
      `${email} can’t receive email: ${domainOf(email)} doesn’t accept any. Check the spelling.`,
      'address_unreachable',
    );
  }
  const choice = is_typed ? typeEmail(creator, email) : chooseEmail(creator, email);
  if (!choice) {
    throw refuse(
      'This address wasn’t found for this creator. Reload the page and try again.',
      'unknown_address',
    );
  }
  return choice;
}

/**
 * What the choice changes of the creator; null when nothing. A found address that a person typed as
 * well keeps its evidence; no reading replaces it any more.
 */
function changeOf(known: ChoiceFacts): Partial<Creator> | null {
  const { creator, email, is_typed, suppression } = known;
  if (creator.email === email) {
    return is_typed && creator.email_set_by !== 'person' ? { email_set_by: 'person' } : null;
  }
  const choice = choiceOf(known);
  return { ...choice, ...suppressionMarks({ ...creator, ...choice }, suppression) };
}

function feedWrite({ uid, creator, email }: ChoiceFacts, now: Date): DocumentWrite {
  const data = newActivity({
    at: now,
    kind: 'email_chosen',
    creator_id: creator.id,
    creator_name: creator.name,
    detail: creator.email ? `${email} instead of ${creator.email}` : email,
  });
  const path = activityDocument.path(uid, `email_chosen_${creator.id}_${now.getTime()}`);
  return { kind: 'set', path, data };
}

/**
 * Redirects a waiting email to the new address, and moves its claim there. The message itself
 * names no address and stays as it was rendered. `revision` is raised so that a sender that read
 * the old address before cannot end this delivery by it (see isOurs in load-ending.ts). It is
 * raised in state `sending` too: the outcome of that attempt is then written together with the
 * choice, and an email that is queued again follows it. One that a webhook may have stays as it
 * was.
 */
function redirectWrites(known: ChoiceFacts, now: Date): DocumentWrite[] {
  const { uid, creator, email, delivery, delivery_id: id, versions, claims: read } = known;
  if (!delivery || isPinned(delivery)) return [];
  const change = (data: Partial<Delivery>): DocumentWrite => ({
    kind: 'update',
    path: deliveryDocument.path(uid, id),
    data: { ...data, revision: delivery.revision + 1, updated_at: now },
    if_version: versions.delivery,
  });
  if (delivery.state === 'sending') return creator.email === email ? [] : [change({})];
  if (!isRedirected(delivery, email)) return [];
  const claims = read ? moveClaim({ id, address: email, ...read, now }) : [];
  if (!claims) {
    throw refuse(
      `You already sent an email to ${email}, or one is on its way. Nothing was changed.`,
      'already_contacted',
    );
  }
  return [change({ to: email }), ...claims];
}

/**
 * The credit of a typed address, spent here because no press sends the email later. One that waits
 * for the person costs it when it is released, and one that can never go costs nothing. Throws
 * out_of_credits.
 */
function typedChargeWrites(known: ChoiceFacts, creator: Creator, now: Date): DocumentWrite[] {
  const { uid, email, delivery, purse, suppression } = known;
  const isGoing = delivery && isRedirected(delivery, email) && goesByItself(delivery);
  if (!isGoing || !purse) return [];
  if (!isDueForTyped(creator, { email: delivery, suppression })) return [];
  return spendWrites({ uid, creator, ...purse }, now);
}

/** All that the choice writes, and the mirrors among it. */
function choiceWrites(known: ChoiceFacts, now: Date) {
  const { uid, creator, email, versions, target } = known;
  const change = changeOf(known);
  const redirect = redirectWrites(known, now);
  const chosen = { ...creator, ...change };
  const charge = typedChargeWrites(known, chosen, now);
  const data: Partial<Creator> = {
    ...change,
    ...(charge.length > 0 && { charged_at: now }),
    ...serverWrote(now),
  };
  const path = creatorDocument.path(uid, creator.id);
  const isChanged = change !== null || charge.length > 0;
  const isOther = creator.email !== email;
  const revision = `chosen-${now.getTime()}`;
  const mirrored = { ...chosen, ...data };
  const mirrors = isOther ? mirrorWrites(target, { uid, creator: mirrored, now, revision }) : [];
  const writes: DocumentWrite[] = [
    ...(isChanged
      ? [{ kind: 'update', path, data, if_version: versions.creator } satisfies DocumentWrite]
      : []),
    ...(isOther ? [feedWrite(known, now)] : []),
    ...charge,
    ...mirrors,
    ...redirect,
  ];
  return { writes, mirrors };
}

/**
 * Makes another of the found addresses, or one that the person typed, the creator's. A mail that
 * still waits goes there instead; one in state `sending` follows only if it is queued again
 * (core/delivery/follow-choice.ts); one sent, uncertain, or tried through a webhook stays as it was,
 * and no other mail follows. An email that goes to a typed address by itself costs its credit here.
 * One write at the versions read: on a conflict with a request, a sender or a person it reads again.
 * Repeated, it changes nothing. Refuses with a sentence, and nothing written.
 */
export async function runChooseEmail(
  ports: Ports,
  { email: written, is_typed = false, ...of }: Choice['payload'] & { uid: string },
): Promise<Choice['result']> {
  const email = is_typed ? typedAddress(written) : written;
  if (email === null) {
    throw refuse('That is not an email address. Write it like ann@studio.com.', 'not_an_address');
  }
  const mirror = await decideAndCommit(ports, {
    read: () => loadChoice(ports, { ...of, email, is_typed }),
    decide(known, now) {
      const { writes, mirrors } = choiceWrites(known, now);
      return { writes, result: mirrorIdOf(mirrors) };
    },
  });
  if (mirror !== null) await ports.dispatch({ uid: of.uid, id: mirror });
  return { chosen: true };
}
