import { deliverySchema } from '@vibes/core/delivery/delivery';
import { answerId } from '@vibes/core/delivery/email-id';
import {
  answerDraftDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  inboundDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { MESSAGE } from '../../core/test/some-message.ts';
import { answerCreator } from '../src/delivery/answer-creator.ts';
import { runRetryDelivery } from '../src/delivery/run-retry-delivery.ts';
import type { Documents } from '../src/ports/documents.ts';
import { runInbound } from '../src/replies/run-inbound.ts';
import { ANN_MAIL, deliveryHarness } from './delivery-harness.ts';

const MINUTE = 60_000;
/** The Message-ID of what Ann wrote. */
export const ANN_WROTE = 'r1@studio-lee.com';

/** Ann had an email and has answered it, and her message `m1` may be answered. */
export async function answeredCreator(settings: Record<string, unknown> = {}) {
  const harness = await deliveryHarness(settings);
  const { uid, id: email_id, creator_id, ports, documents } = harness;
  await harness.send();
  await harness.run();
  harness.later(MINUTE);
  const sent = harness.delivery(email_id).message_id ?? '';

  const writes = (change: Partial<Inbound> = {}, id = 'm1') =>
    runInbound(ports, {
      uid,
      creator_id,
      delivery_id: email_id,
      id,
      says_of_mailbox: null,
      message: {
        ...MESSAGE,
        at: ports.clock(),
        from: ANN_MAIL,
        message_id: ANN_WROTE,
        in_reply_to: sent,
        references: [sent],
        ...change,
      },
    });
  await writes();
  harness.later(MINUTE);
  const draft = answerDraftDocument.path(uid, creator_id);
  await documents.commit([
    { kind: 'set', path: draft, data: { text: 'A hund', updated_at: ports.clock() } },
  ]);

  const answer_id = (number = 1) => answerId(creator_id, number);
  return {
    ...harness,
    /** The Message-ID of the email that Ann answered. */
    sent,
    /** Ann writes another message. */
    writes,
    answer: (
      change: { inbound_id?: string; text?: string; number?: number } = {},
      over: Documents = ports.documents,
    ) =>
      answerCreator(
        { ...ports, documents: over },
        { uid, creator_id, inbound_id: 'm1', text: 'A hundred.', number: 1, ...change },
      ),
    retry: (assent: { anyway?: boolean; seen_revision?: number } = {}) =>
      runRetryDelivery(ports, { uid, delivery_id: answer_id(), ...assent }),
    answer_id,
    answered: (number = 1) =>
      deliverySchema.parse(harness.data(deliveryDocument.path(uid, answer_id(number)))),
    answerPayload: () => harness.data(deliveryPayloadDocument.path(uid, answer_id())),
    answers: () =>
      harness.under(deliveryDocument.collection(uid)).filter((one) => one['answers'] !== null),
    draft: () => harness.data(draft),
    mailbox: () => mailboxDocument.at(uid).read(harness.data(mailboxDocument.path(uid))),
    message: (id = 'm1') => harness.data(inboundDocument.path(uid, creator_id, id)),
    /** What went out after the first email. */
    wire: () => harness.mail.sent.slice(1),
  };
}

/** Ann's message is answered; the answer waits to be sent. */
export async function queuedAnswer() {
  const ann = await answeredCreator();
  await ann.answer();
  return ann;
}
