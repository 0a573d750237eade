import { emailSettingsSchema, type EmailSettings } from '@vibes/core/account/email-settings';
import { userAccountSchema } from '@vibes/core/account/user-account';
import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { askSend, sendTarget, type SendVerdict } from '@vibes/core/delivery/ask-send';
import {
  deliverySchema,
  emailDeliveryId,
  queueEmail,
  type Delivery,
  type DeliveryState,
} from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { NO_SENDING_FACTS, type SendingFacts } from '@vibes/core/delivery/sending-facts';
import { templateGap } from '@vibes/core/delivery/template-gap';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import {
  messageTemplatesSchema,
  type MessageTemplates,
} from '@vibes/core/template/message-templates';
import { renderEmail } from '@vibes/core/template/render-email';
import { templateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../ports/decide-and-commit.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadSendingFacts } from '../ports/load-sending-facts.ts';
import type { TakesMail } from '../ports/takes-mail.ts';

type Sending = Callables['sendEmail'];
interface Ports extends CommitPorts {
  digest: Digest;
  nudge: DeliveryNudge;
  takesMail: TakesMail;
}

interface Known {
  uid: string;
  creator: Creator;
  delivery: Delivery | null;
  /** Of the delivery. */
  version: unknown;
  settings: EmailSettings;
  templates: MessageTemplates;
  my_name: string;
  anyway: boolean;
  /** Where it would go; null without an address. */
  address: string | null;
  sending: SendingFacts;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

async function load(
  ports: Ports,
  { uid, creator_id, anyway }: { uid: string; creator_id: string; anyway: boolean },
): Promise<Known> {
  const [creator, delivery, settings, templates, user] = await ports.documents.getAll([
    creatorDocument.path(uid, creator_id),
    deliveryDocument.path(uid, emailDeliveryId(creator_id)),
    emailSettingsDocument.path(uid),
    messageTemplatesDocument.path(uid),
    userDocument.path(uid),
  ]);
  if (!user?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  if (!creator?.data) {
    throw refuse(
      'This creator is not in your CRM. Reload the page and try again.',
      'unknown_creator',
    );
  }
  const request = {
    creator: creatorSchema.parse(creator.data),
    delivery: delivery?.data ? deliverySchema.parse(delivery.data) : null,
    settings: emailSettingsSchema.parse(settings?.data),
    anyway,
  };
  const target = sendTarget(request);
  return {
    ...request,
    uid,
    version: delivery?.version,
    templates: messageTemplatesSchema.parse(templates?.data),
    my_name: userAccountSchema.parse(user.data).name,
    address: target?.address ?? null,
    sending: target ? await loadSendingFacts(ports, { uid, ...target }) : NO_SENDING_FACTS,
  };
}

/** The message as the templates have it now. Refused with what to change when they make none. */
function render({ creator, templates, my_name }: Known) {
  const { platform, tiktok_username, instagram_username, name } = creator;
  const handle = (platform === 'tiktok' ? tiktok_username : instagram_username) ?? '';
  const rendered = renderEmail(templates, templateValues({ platform, handle, name, my_name }));
  if (rendered.ok) return rendered.email;
  throw refuse(templateGap(rendered.fault), `template_${rendered.fault.code}`);
}

type Go = Exclude<SendVerdict, { kind: 'refused' | 'done' }>;

function messageWrites(known: Known, verdict: Go, now: Date): DocumentWrite[] {
  const { uid, creator, delivery, version, anyway } = known;
  const id = emailDeliveryId(creator.id);
  const path = deliveryDocument.path(uid, id);
  const update = (data: Partial<Delivery>): DocumentWrite => ({
    kind: 'update',
    path,
    data,
    if_version: version,
  });
  if (verdict.kind === 'release') {
    const { is_anyway } = verdict;
    // Moves on, so that the same word said twice is known. A webhook knows a repeat by it.
    const revision = anyway && delivery && !isPinned(delivery) ? delivery.revision + 1 : undefined;
    const moved = revision === undefined ? {} : { revision };
    return [update({ state: 'queued', due_at: now, is_anyway, updated_at: now, ...moved })];
  }
  if (verdict.kind === 'replay') return [update(queueAgain(now))];
  const payload = render(known);
  const document = queueEmail({
    creator_id: creator.id,
    creator_name: creator.name,
    to: creator.email ?? '',
    subject: payload.subject,
    now,
    hold_back: 'off',
    is_anyway: verdict.is_anyway,
    before: delivery,
  });
  return [
    delivery ? update(document) : { kind: 'create', path, data: document },
    // The whole of it anew: what a webhook had of an earlier message is not repeated.
    { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: { ...payload } },
  ];
}

/** The promise that it is the only one to its address. */
function claimWrites(
  { digest }: Ports,
  { uid, creator, address }: Known,
  { verdict, now }: { verdict: Go; now: Date },
): DocumentWrite[] {
  if (verdict.kind === 'release' || !verdict.claims || address === null) return [];
  const path = contactedDocument.path(uid, digest(mailboxKey(address)));
  return [{ kind: 'create', path, data: { delivery_id: emailDeliveryId(creator.id), at: now } }];
}

/**
 * Sends the creator's e-mail now: writes the first one, lets go one that waits, writes one that
 * ended anew. What may be sent is `askSend`'s to say; refused with its sentence, and nothing
 * written. One write at the versions read: of two at once, the second finds the mail of the first
 * on its way.
 */
export async function sendEmail(
  ports: Ports,
  { uid, creator_id, anyway = false, seen_revision }: Sending['payload'] & { uid: string },
): Promise<{ state: DeliveryState }> {
  const { state, is_due } = await decideAndCommit(ports, {
    read: () => load(ports, { uid, creator_id, anyway }),
    decide(known, now): Decision<{ state: DeliveryState; is_due: boolean }> {
      const verdict = askSend({ ...known, seen_revision });
      if (verdict.kind === 'done') {
        return { writes: [], result: { state: verdict.state, is_due: false } };
      }
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      const message = messageWrites(known, verdict, now);
      const writes = [...message, ...claimWrites(ports, known, { verdict, now })];
      return { writes, result: { state: 'queued', is_due: true } };
    },
  });
  if (is_due) await ports.nudge({ uid, id: emailDeliveryId(creator_id) });
  return { state };
}
