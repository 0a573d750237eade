import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { isCharged, isOwedForTyped } from '@vibes/core/credit/is-charged';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { askSend, sendTarget, type SendVerdict } from '@vibes/core/delivery/ask-send';
import { queueEmail, type Delivery, type DeliveryState } from '@vibes/core/delivery/delivery';
import { messagePayload } from '@vibes/core/delivery/delivery-payload';
import { nextEmailId } from '@vibes/core/delivery/email-id';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { NO_SENDING_FACTS, type SendingFacts } from '@vibes/core/delivery/sending-facts';
import { templateRefusal } from '@vibes/core/delivery/template-refusal';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { renderEmail } from '@vibes/core/template/render-email';
import { templateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { loadNewestEmail } from '../ports/load-newest-email.ts';
import { loadSendingFacts } from '../ports/load-sending-facts.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { spendWrites } from '../ports/spend-writes.ts';

type Sending = Callables['sendEmail'];
interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  takesMail: TakesMail;
}

interface Known {
  uid: string;
  creator: Creator;
  /** The newest email to the creator, its id, and their versions. */
  delivery: Delivery | null;
  delivery_id: string;
  versions: { creator: unknown; delivery: unknown; credits: unknown };
  settings: EmailSettings;
  templates: MessageTemplates;
  user: UserAccount;
  usage: UsageCredits;
  anyway: boolean;
  /** The recipient; null without an address. */
  address: string | null;
  sending: SendingFacts;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

async function load(
  ports: Ports,
  { uid, creator_id, anyway }: { uid: string; creator_id: string; anyway: boolean },
): Promise<Known> {
  const [{ creator, email }, [settings, templates, user, usage]] = await Promise.all([
    loadNewestEmail(ports.documents, { uid, creator_id }),
    loadDocuments(ports.documents, [
      emailSettingsDocument.at(uid),
      messageTemplatesDocument.at(uid),
      userDocument.at(uid),
      usageCreditsDocument.at(uid),
    ]),
  ]);
  if (!user.data || !usage.data || !templates.data || !settings.data)
    throw new AppError('unauthorized', { log: 'account_not_open' });
  if (!creator.data) {
    throw refuse(
      'This creator isn’t in your CRM. Reload the page and try again.',
      'unknown_creator',
    );
  }
  const request = {
    creator: creator.data,
    delivery: email.data,
    delivery_id: email.id,
    settings: settings.data,
    anyway,
  };
  const target = sendTarget(request);
  return {
    ...request,
    uid,
    versions: {
      creator: creator.version,
      delivery: email.version,
      credits: usage.version,
    },
    templates: templates.data,
    user: user.data,
    usage: usage.data,
    address: target?.address ?? null,
    sending: target ? await loadSendingFacts(ports, { uid, ...target }) : NO_SENDING_FACTS,
  };
}

/** The message as the templates render now. Refused with what to change when they cannot. */
function render({ creator, templates, user }: Known) {
  const { platform, tiktok_username, instagram_username, name } = creator;
  const handle = (platform === 'tiktok' ? tiktok_username : instagram_username) ?? '';
  const rendered = renderEmail(
    templates,
    templateValues({ platform, handle, name, my_name: user.name }),
  );
  if (rendered.ok) return rendered.email;
  throw refuse(templateRefusal(rendered.fault), `template_${rendered.fault.code}`);
}

type Go = Exclude<SendVerdict, { kind: 'refused' | 'done' }>;

/** Changes the newest email at the version read. */
const change = (known: Known, data: Partial<Delivery>): DocumentWrite => ({
  kind: 'update',
  path: deliveryDocument.path(known.uid, known.delivery_id),
  data,
  if_version: known.versions.delivery,
});

/** Makes a waiting email due now. */
function releaseWrite(known: Known, is_anyway: boolean, now: Date): DocumentWrite {
  const { anyway, delivery } = known;
  // Raises the revision, so that a repeated assent is recognized. Not for a webhook's: it
  // recognizes a repeat by the revision.
  const revision = anyway && delivery && !isPinned(delivery) ? delivery.revision + 1 : undefined;
  const moved = revision === undefined ? {} : { revision };
  return change(known, { state: 'queued', due_at: now, is_anyway, updated_at: now, ...moved });
}

/**
 * Changes the creator at the version read, which has the address and the newest email: a choice of
 * another address, or a further email, at the same moment makes this a conflict.
 */
function creatorWrite({ uid, creator, versions }: Known, now: Date, more: Partial<Creator> = {}) {
  const data: Partial<Creator> = { email_withheld: null, ...more, ...serverWrote(now) };
  const path = creatorDocument.path(uid, creator.id);
  return { kind: 'update', path, data, if_version: versions.creator } satisfies DocumentWrite;
}

function messageWrites(known: Known, id: string, verdict: Go, now: Date): DocumentWrite[] {
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
  const payload = messagePayload(render(known), known.settings);
  const charged = isCharged(creator) ? {} : { charged_at: now };
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
  const path = deliveryDocument.path(uid, id);
  const isSame = delivery !== null && id === known.delivery_id;
  const replaced = isSame ? null : delivery;
  return [
    isSame ? change(known, document) : { kind: 'create', path, data: document },
    // Replaces the whole payload: the request that a webhook had of an earlier message is not
    // repeated.
    { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: { ...payload } },
    creatorWrite(known, now, { ...(replaced && { newest_email_id: id }), ...charged }),
    ...(isCharged(creator) ? [] : spendWrites(known, now)),
    // The revision tells an instance of the version before, too, that this assent was followed.
    ...(replaced ? [change(known, { replaced_by: id, revision: replaced.revision + 1 })] : []),
  ];
}

/** The claim of its address. */
function claimWrites(
  { digest }: Ports,
  { uid, address }: Known,
  { id, verdict, now }: { id: string; verdict: Go; now: Date },
): DocumentWrite[] {
  if (verdict.kind === 'release' || !verdict.claims || address === null) return [];
  const path = contactedDocument.path(uid, digest(mailboxKey(address)));
  return [{ kind: 'create', path, data: { delivery_id: id, at: now } }];
}

/** The result, and the email to dispatch; null for none. */
interface Sent {
  delivery_id: string;
  state: DeliveryState;
  due: string | null;
}

interface Asked extends Omit<Sending['payload'], 'anyway'> {
  uid: string;
  anyway?: boolean | undefined;
  /** An email that is queued keeps its place and its send time. */
  leaves_queued?: boolean;
}

/**
 * Sends the creator's email now: writes the first one, releases one that waits, rewrites one that
 * failed or was stopped, and adds another delivery after one that may have gone out. `askSend`
 * decides what may be sent; refused with its sentence, and nothing written. One write at the
 * versions read: of two calls at once, the second finds the email of the first.
 */
export async function sendEmail(
  ports: Ports,
  { uid, creator_id, anyway = false, seen_revision, leaves_queued = false }: Asked,
): Promise<{ state: DeliveryState; delivery_id: string }> {
  const { due, ...sent } = await decideAndCommit(ports, {
    read: () => load(ports, { uid, creator_id, anyway }),
    decide(known, now): Decision<Sent> {
      const { delivery_id } = known;
      if (leaves_queued && known.delivery?.state === 'queued')
        return { writes: [], result: { delivery_id, state: 'queued', due: null } };
      const verdict = askSend({ ...known, seen_revision });
      if (verdict.kind === 'done') {
        return { writes: [], result: { delivery_id, state: verdict.state, due: null } };
      }
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      const isWritten = verdict.kind === 'write';
      const id = isWritten ? nextEmailId(known.creator, known.delivery) : delivery_id;
      const writes = [
        ...messageWrites(known, id, verdict, now),
        ...claimWrites(ports, known, { id, verdict, now }),
      ];
      return { writes, result: { delivery_id: id, state: 'queued', due: id } };
    },
  });
  if (due !== null) await ports.dispatch({ uid, id: due });
  return sent;
}
