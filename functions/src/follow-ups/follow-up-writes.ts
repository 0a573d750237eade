import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { answerSubject } from '@vibes/core/delivery/answer-subject';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { messagePayload, type DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { followUpId } from '@vibes/core/delivery/email-id';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import { renderBody } from '@vibes/core/template/render-email';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import { creatorValues } from '@vibes/core/template/template-variables';
import { textToHtml } from '@vibes/core/template/text-to-html';
import type { DocumentWrite } from '../ports/documents.ts';
import type { KnownFollowUp } from '../steps/load-follow-up.ts';

/** The creator with other follow-ups, at the version read. */
export function creatorWrite(
  { creator }: KnownFollowUp,
  follow_up: FollowUp,
  now: Date,
): DocumentWrite {
  const data: Partial<Creator> = { follow_up, ...serverWrote(now) };
  return { kind: 'update', path: creator.path, data, if_version: creator.version };
}

/** The message as its template says now; null when there is none, or it cannot be filled in. */
function render({
  templates,
  user,
  creator,
  follow_up,
  first,
}: KnownFollowUp): RenderedEmail | null {
  const template = templates.follow_ups[follow_up.step - 1];
  if (!template || !first) return null;
  const body = renderBody(
    { email_template: template.body, email_signature: templates.email_signature },
    creatorValues(creator.data, user.name),
  );
  if (!body.ok) return null;
  const subject = answerSubject('', first.subject);
  return { subject, text: body.text, html: textToHtml(body.text) };
}

/** As the mailbox names it: Gmail replaces a Message-ID that it does not take. */
const sentId = ({ gmail_message_id, message_id }: Delivery): string | null =>
  gmail_message_id ?? message_id;

/**
 * A planned follow-up becomes an email: three writes. Null when it cannot be written.
 *
 * @param when.due_at when it goes out by itself: on hold until then if that is later than `now`; null
 *   to hold it until a person sends it
 * @param when.planned_for null when a person sends it now, whatever the hour
 */
export function emailWrites(
  known: KnownFollowUp,
  { due_at, planned_for, now }: { due_at: Date | null; planned_for: Date | null; now: Date },
): DocumentWrite[] | null {
  const { uid, settings, creator, follow_up, first, previous } = known;
  const email = render(known);
  if (!email || !first) return null;
  const { step, of } = follow_up;
  const { id: creator_id, name: creator_name } = creator.data;
  const ids = [first, ...(previous ? [previous] : [])]
    .map(sentId)
    .filter((message_id) => message_id !== null);
  const queued = queueEmail({
    ...{ creator_id, creator_name, to: first.to, subject: email.subject, now },
    hold_back: 'off',
  });
  const data: Delivery = {
    ...queued,
    state: due_at === null || due_at > now ? 'held' : 'queued',
    due_at: due_at ?? undefined,
    step,
    follows: of,
    planned_for,
    thread: first.thread ?? first.message_id,
    in_reply_to: ids.at(-1) ?? null,
  };
  const payload: Partial<DeliveryPayload> = { ...messagePayload(email, settings), references: ids };
  const id = followUpId(creator_id, step);
  return [
    { kind: 'create', path: deliveryDocument.path(uid, id), data: { ...data, uid } },
    { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: payload },
    creatorWrite(known, { ...follow_up, due_at: null, made: step }, now),
  ];
}
