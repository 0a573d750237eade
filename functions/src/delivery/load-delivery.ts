import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserSecrets } from '@vibes/core/account/user-secrets';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import {
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  mailboxDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import type { DeliveryRef } from './send-context.ts';

/** What is stored of the account that an email goes out from. */
type EmailAccount = [
  settings: Loaded<EmailSettings | null>,
  secrets: Loaded<UserSecrets>,
  mailbox: Loaded<Mailbox>,
  user: Loaded<UserAccount | null>,
];

/** A delivery as stored, with its payload. */
export interface StoredDelivery {
  delivery: Delivery;
  /** `…/private/payload`: the rendered message, and a webhook's request once it is stored. */
  payload: DeliveryPayload;
  version: unknown;
  /** Of an email. Throws where a document of the account is broken: that is no fault of the delivery. */
  readAccount: () => Promise<EmailAccount>;
}

const accountRefs = (uid: string) =>
  [
    emailSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
    mailboxDocument.at(uid),
    userDocument.at(uid),
  ] as const;

/** One round trip, for an email with what is stored of its account. Null when there is no such delivery. */
export async function loadDelivery(
  documents: Documents,
  { uid, id }: DeliveryRef,
): Promise<StoredDelivery | null> {
  const refs = [deliveryDocument.at(uid, id), deliveryPayloadDocument.at(uid, id)] as const;
  const beside = creatorOfEmail(id) === null ? [] : accountRefs(uid);
  const stored = await documents.getAll([...refs, ...beside].map(({ path }) => path));
  const account = stored.slice(refs.length);
  const given = (part: typeof stored) => ({ getAll: () => Promise.resolve(part) });
  const [{ data: delivery, version }, payload] = await loadDocuments(given(stored), refs);
  if (!delivery) return null;
  const from = account.length > 0 ? given(account) : documents;
  const readAccount = () => loadDocuments(from, accountRefs(uid));
  return { delivery, payload: payload.data, version, readAccount };
}
