import type { HoldBack } from '@vibes/core/account/email-settings';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isCharged, isOwedForTyped } from '@vibes/core/credit/is-charged';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { ResumeVerdict } from '@vibes/core/delivery/ask-resume';
import type { SendVerdict } from '@vibes/core/delivery/ask-send';
import { newClaim } from '@vibes/core/delivery/contacted';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { messagePayload } from '@vibes/core/delivery/delivery-payload';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { templateRefusal } from '@vibes/core/delivery/template-refusal';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
} from '@vibes/core/firestore/documents';
import { renderEmail } from '@vibes/core/template/render-email';
import { creatorValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { spendWrites } from '../steps/charge-credit.ts';
import type { KnownSend } from './load-send.ts';

/** The message as the templates render now. Refused with what to change when they cannot. */
function render({ creator, templates, user }: KnownSend) {
  const rendered = renderEmail(templates, creatorValues(creator, user.name));
  if (rendered.ok) return rendered.email;
  const { fault } = rendered;
  throw new AppError('bad_request', {
    sentence: templateRefusal(fault),
    log: `template_${fault.code}`,
  });
}

type Go =
  Exclude<SendVerdict, { kind: 'refused' | 'done' }> | Extract<ResumeVerdict, { kind: 'resume' }>;

/** Changes the newest email at the version read. */
const change = (known: KnownSend, data: Partial<Delivery>): DocumentWrite => ({
  kind: 'update',
  path: deliveryDocument.path(known.uid, known.delivery_id),
  data,
  if_version: known.versions.delivery,
});

/** Makes a waiting email due now. */
function releaseWrite(known: KnownSend, is_anyway: boolean, now: Date): DocumentWrite {
  const { anyway, delivery } = known;
  // Raises the revision, so that a repeated assent is recognized. Not for a webhook's: it
  // recognizes a repeat by the revision.
  const revision = anyway && delivery && !isPinned(delivery) ? delivery.revision + 1 : undefined;
  const moved = revision === undefined ? {} : { revision };
  const queued = { state: 'queued', due_at: now, seen_at: null, updated_at: now } as const;
  return change(known, { ...queued, is_anyway, ...moved });
}

/**
 * Changes the creator at the version read, which has the address and the newest email: a choice of
 * another address, or a further email, at the same moment makes this a conflict.
 */
function creatorWrite(
  { uid, creator, versions }: KnownSend,
  now: Date,
  more: Partial<Creator> = {},
) {
  const data: Partial<Creator> = { email_withheld: null, ...more, ...serverWrote(now) };
  const path = creatorDocument.path(uid, creator.id);
  return { kind: 'update', path, data, if_version: versions.creator } satisfies DocumentWrite;
}

/** The email to write, by which verdict, and whether a new one is held. */
interface To {
  id: string;
  verdict: Go;
  hold_back: HoldBack;
  now: Date;
}

function messageWrites(known: KnownSend, { id, verdict, hold_back, now }: To): DocumentWrite[] {
  const { uid, creator, delivery } = known;
  if (verdict.kind === 'release') {
    // A choice may have redirected it to a typed address.
    const isOwed = delivery?.to === creator.email && isOwedForTyped(creator);
    return [
      releaseWrite(known, verdict.is_anyway, now),
      ...(isOwed
        ? [creatorWrite(known, now, { charged_at: now }), ...spendWrites(known, now)]
        : []),
    ];
  }
  if (verdict.kind === 'replay') {
    return [change(known, queueAgain(now)), creatorWrite(known, now)];
  }
  if (verdict.kind === 'resume') {
    // One on hold is charged when it is sent, as before.
    const isOwed = verdict.data.state === 'queued' && !isCharged(creator);
    return [
      change(known, verdict.data),
      creatorWrite(known, now, isOwed ? { charged_at: now } : {}),
      ...(isOwed ? spendWrites(known, now) : []),
    ];
  }
  const payload = messagePayload(render(known), known.settings);
  const charged = isCharged(creator) ? {} : { charged_at: now };
  const document = queueEmail({
    creator_id: creator.id,
    creator_name: creator.name,
    to: creator.email ?? '',
    subject: payload.subject,
    now,
    hold_back,
    is_anyway: verdict.is_anyway,
    before: delivery,
  });
  const path = deliveryDocument.path(uid, id);
  const isSame = delivery !== null && id === known.delivery_id;
  const replaced = isSame ? null : delivery;
  return [
    isSame ? change(known, document) : { kind: 'create', path, data: { ...document, uid } },
    // Replaces the whole payload: the request that a webhook had of an earlier message is not
    // repeated.
    { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: { ...payload } },
    creatorWrite(known, now, { ...(replaced && { newest_email_id: id }), ...charged }),
    ...(isCharged(creator) ? [] : spendWrites(known, now)),
    ...(replaced ? [change(known, { replaced_by: id })] : []),
  ];
}

/** The claim of its address. */
function claimWrites(
  { digest }: { digest: Digest },
  { uid, address }: KnownSend,
  { id, verdict, now }: To,
): DocumentWrite[] {
  if (verdict.kind === 'release' || !verdict.claims || address === null) return [];
  const path = contactedDocument.path(uid, digest(mailboxKey(address)));
  return [{ kind: 'create', path, data: newClaim(address, { delivery_id: id, at: now }) }];
}

/** What sends the email `id` as `askSend` decided, at the versions read. */
export const sendWrites = (
  ports: { digest: Digest },
  known: KnownSend,
  to: To,
): DocumentWrite[] => [...messageWrites(known, to), ...claimWrites(ports, known, to)];
