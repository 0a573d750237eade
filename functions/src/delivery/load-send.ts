import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import type { Creator } from '@vibes/core/creator/creator';
import { sendTarget } from '@vibes/core/delivery/ask-send';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { NO_SENDING_FACTS, type SendingFacts } from '@vibes/core/delivery/sending-facts';
import {
  emailSettingsDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Digest } from '../ports/digest.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';
import { loadSendingFacts } from '../steps/load-sending-facts.ts';
import { loadTemplates } from '../steps/load-templates.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import type { Documents } from '../ports/documents.ts';

interface Ports {
  documents: Documents;
  digest: Digest;
  takesMail: TakesMail;
}

/** What is stored of a creator, their newest email and the account when an email is asked for. */
export interface KnownSend {
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

/** Throws `bad_request` for a creator who is not there. */
export async function loadSend(
  ports: Ports,
  { uid, creator_id, anyway }: { uid: string; creator_id: string; anyway: boolean },
): Promise<KnownSend> {
  const [{ creator, email }, [templates], [settings, user, usage]] = await Promise.all([
    loadNewestEmail(ports.documents, { uid, creator_id }),
    loadTemplates(ports.documents, { uid, creator_ids: [creator_id] }),
    loadDocuments(ports.documents, [
      emailSettingsDocument.at(uid),
      userDocument.at(uid),
      usageCreditsDocument.at(uid),
    ]),
  ]);
  if (!user.data || !usage.data || !templates || !settings.data)
    throw new AppError('unauthorized', { log: 'account_not_open' });
  if (!creator.data) {
    throw new AppError('bad_request', {
      sentence: 'This creator isn’t in your CRM. Reload the page and try again.',
      log: 'unknown_creator',
    });
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
    templates,
    user: user.data,
    usage: usage.data,
    address: target?.address ?? null,
    sending: target ? await loadSendingFacts(ports, { uid, ...target }) : NO_SENDING_FACTS,
  };
}
