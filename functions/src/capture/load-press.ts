import { emailSettingsSchema, type EmailSettings } from '@vibes/core/account/email-settings';
import { userAccountSchema, type UserAccount } from '@vibes/core/account/user-account';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import { creatorSchema } from '@vibes/core/creator/creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { usageCreditsSchema, type UsageCredits } from '@vibes/core/credit/credit-entry';
import { deliverySchema, emailDeliveryId } from '@vibes/core/delivery/delivery';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  handleDocument,
  messageTemplatesDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import {
  messageTemplatesSchema,
  type MessageTemplates,
} from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';

/** What is known when the button is pressed, and the versions a write must still find. */
export interface PressFacts {
  user: UserAccount;
  usage: UsageCredits;
  templates: MessageTemplates;
  settings: EmailSettings;
  known: KnownCreator | null;
  versions: { credits: unknown; creator: unknown; delivery: unknown };
}

/** For the phone's key as for the app's token: either way the dashboard opens it. */
const NOT_OPEN = 'Your account is not open yet. Open the dashboard once, then try again.';

/** Two round trips for a creator seen before, one otherwise. */
export async function loadPress(
  documents: Documents,
  { uid, target }: { uid: string; target: PlatformHandle },
): Promise<PressFacts> {
  const [user, credits, templates, settings, handle] = await documents.getAll([
    userDocument.path(uid),
    usageCreditsDocument.path(uid),
    messageTemplatesDocument.path(uid),
    emailSettingsDocument.path(uid),
    handleDocument.path(uid, target.platform, target.handle),
  ]);
  if (!user?.data || !credits?.data)
    throw new AppError('unauthorized', { sentence: NOT_OPEN, log: 'account_not_open' });
  const facts = {
    user: userAccountSchema.parse(user.data),
    usage: usageCreditsSchema.parse(credits.data),
    templates: messageTemplatesSchema.parse(templates?.data),
    settings: emailSettingsSchema.parse(settings?.data),
  };
  const creatorId = handle?.data?.['creator_id'];
  if (typeof creatorId !== 'string') {
    const versions = { credits: credits.version, creator: undefined, delivery: undefined };
    return { ...facts, known: null, versions };
  }
  const [creator, delivery] = await documents.getAll([
    creatorDocument.path(uid, creatorId),
    deliveryDocument.path(uid, emailDeliveryId(creatorId)),
  ]);
  const known: KnownCreator = {
    creator: creatorSchema.parse(creator?.data),
    email: delivery?.data ? deliverySchema.parse(delivery.data) : null,
  };
  const versions = {
    credits: credits.version,
    creator: creator?.version,
    delivery: delivery?.version,
  };
  return { ...facts, known, versions };
}

/** The addresses of the person themselves, lower case: never a creator's. */
export const ownAddresses = ({ user, settings }: PressFacts): string[] =>
  [user.email, settings.email_address ?? ''].map((own) => own.toLowerCase());
