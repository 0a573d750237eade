import { isMailbox } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { deliveryDocument, emailSettingsDocument } from '@vibes/core/firestore/documents';
import { endFollowUp } from '@vibes/core/follow-up/end-follow-up';
import {
  followUpAfterEmail,
  sendsFollowUps,
  type PlanFacts,
} from '@vibes/core/follow-up/plan-follow-up';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from './load-documents.ts';
import { loadTemplates } from './load-templates.ts';

/** What a plan depends on besides the creator; null where an email plans none. */
export type StoredPlanFacts = Pick<PlanFacts, 'settings' | 'templates'> & {
  /** When the email that began the thread went out; null when this one did. */
  began_at: Date | null;
};

/** What was read before an email went out. */
export interface PlanInputs {
  settings: PlanFacts['settings'];
  /** The email that began the thread; null when this one did. */
  first: Pick<Delivery, 'sent_at'> | null;
}

/** Templates for a plan that will not be made. */
const NO_TEMPLATES: StoredPlanFacts['templates'] = { follow_ups: [] };

/**
 * Two documents for an email by Gmail, a third for a follow-up, none for any other. With what is
 * `known` from before one: what follow-ups were switched to since, or, where they were on, their
 * texts. A plan of a round that has since ended ends when it is due.
 */
export async function loadPlanFacts(
  documents: Documents,
  uid: string,
  email: Pick<Delivery, 'creator_id' | 'channel' | 'answers' | 'follows'>,
  known?: PlanInputs,
): Promise<StoredPlanFacts | null> {
  if (isAnswer(email) || !isMailbox(email.channel)) return null;
  const of = { uid, creator_ids: [email.creator_id] };
  if (known) return loadUnknown(documents, of, known);
  const [[settings], [templates], [first]] = await Promise.all([
    loadDocuments(documents, [emailSettingsDocument.at(uid)]),
    loadTemplates(documents, of),
    email.follows === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, email.follows)]),
  ]);
  if (!settings.data || !templates) return null;
  const began_at = first?.data?.sent_at ?? null;
  return { settings: settings.data, templates, began_at };
}

async function loadUnknown(
  documents: Documents,
  of: Parameters<typeof loadTemplates>[1],
  known: PlanInputs,
): Promise<StoredPlanFacts | null> {
  const began_at = known.first?.sent_at ?? null;
  let { settings } = known;
  if (!sendsFollowUps(settings)) {
    const [stored] = await loadDocuments(documents, [emailSettingsDocument.at(of.uid)]);
    if (!stored.data) return null;
    settings = stored.data;
    if (!sendsFollowUps(settings)) return { settings, templates: NO_TEMPLATES, began_at };
  }
  const [templates] = await loadTemplates(documents, of);
  return templates ? { settings, templates, began_at } : null;
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
  // An email of a creator that was joined into this one begins nothing here.
  if (isAnswer(email) || email.creator_id !== creator.id) return null;
  const follow_up = stored
    ? followUpAfterEmail(
        { ...stored, creator, began_at: stored.began_at ?? sent_at, time_zone, now },
        { id, email, sent_at },
      )
    : endFollowUp(creator.follow_up, 'another_email');
  return follow_up === creator.follow_up ? null : { follow_up };
}
