import { isMailbox } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import {
  deliveryDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
} from '@vibes/core/firestore/documents';
import { endFollowUp } from '@vibes/core/follow-up/end-follow-up';
import { followUpAfterEmail, type PlanFacts } from '@vibes/core/follow-up/plan-follow-up';
import type { Documents } from './documents.ts';
import { loadDocuments } from './load-documents.ts';

/** What a plan depends on besides the creator; null where an email plans none. */
export type StoredPlanFacts = Pick<PlanFacts, 'settings' | 'templates'> & {
  /** When the email that began the thread went out; null when this one did. */
  began_at: Date | null;
};

/** Two documents for an email by Gmail, a third for a follow-up, none for any other. */
export async function loadPlanFacts(
  documents: Documents,
  uid: string,
  email: Pick<Delivery, 'channel' | 'answers' | 'follows'>,
): Promise<StoredPlanFacts | null> {
  if (isAnswer(email) || !isMailbox(email.channel)) return null;
  const [[settings, templates], [first]] = await Promise.all([
    loadDocuments(documents, [emailSettingsDocument.at(uid), messageTemplatesDocument.at(uid)]),
    email.follows === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, email.follows)]),
  ]);
  if (!settings.data || !templates.data) return null;
  const began_at = first?.data?.sent_at ?? null;
  return { settings: settings.data, templates: templates.data, began_at };
}

/** What changes of the creator's follow-ups by an email that went out; nothing by an answer. */
export function followUpChange(
  stored: StoredPlanFacts | null,
  sent: {
    creator: Creator;
    id: string;
    email: Delivery;
    sent_at: Date;
    time_zone: string;
    now: Date;
  },
): Pick<Creator, 'follow_up'> | null {
  const { creator, id, email, sent_at, time_zone, now } = sent;
  if (isAnswer(email)) return null;
  const follow_up = stored
    ? followUpAfterEmail(
        { ...stored, creator, began_at: stored.began_at ?? sent_at, time_zone, now },
        { id, email, sent_at },
      )
    : endFollowUp(creator.follow_up, 'another_email');
  return follow_up === creator.follow_up ? null : { follow_up };
}
