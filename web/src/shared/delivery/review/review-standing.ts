import type { Delivery } from '@vibes/core/delivery/delivery';
import { checkEdit, type EditedMessage } from '@vibes/core/delivery/edited-message';

/** Subject and text at a revision. */
export interface Version extends EditedMessage {
  revision: number;
}

/** What a person typed, and what it was begun from. */
export interface Draft extends EditedMessage {
  began: Version;
}

/** What is on hold: the database's, or for a moment what was just saved and has not come back. */
export const currentVersion = (live: Version, saved: Version | null): Version =>
  saved && saved.revision > live.revision ? saved : live;

const isSame = (one: EditedMessage, other: EditedMessage): boolean =>
  one.subject === other.subject && one.text === other.text;

export const beginDraft = (current: Version): Draft => ({
  subject: current.subject,
  text: current.text,
  began: current,
});

/** Whether anything was typed that is not in the email it was begun from. */
export const isTyped = ({ began, ...draft }: Draft): boolean => !isSame(draft, began);

/** Whether it would change the email. Spaces that are not sent do not count. */
export function isChanged(draft: Draft | null, current: Version): boolean {
  if (!draft || !isTyped(draft) || isSame(draft, current)) return false;
  const checked = checkEdit(draft);
  return !checked.ok || !isSame(checked.message, current);
}

/** Whether the email was changed elsewhere since the draft was begun. */
export const isOutdated = (draft: Draft | null, current: Version): boolean =>
  draft !== null && draft.began.revision < current.revision && isChanged(draft, current);

/** The draft; begun again where the email moved on and nothing of the draft would be lost. */
export const followed = (draft: Draft, current: Version): Draft =>
  draft.began.revision < current.revision && !isChanged(draft, current)
    ? beginDraft(current)
    : draft;

/** The faults of both fields, each with what to change. */
export function faultsOf({ subject, text }: EditedMessage) {
  const sentenceOf = (message: EditedMessage): string | null => {
    const checked = checkEdit(message);
    return checked.ok ? null : checked.sentence;
  };
  return { subject: sentenceOf({ subject, text: 'x' }), text: sentenceOf({ subject: 'x', text }) };
}

/** What happened to an email that is no longer on hold. */
export function goneWords(delivery: Pick<Delivery, 'state'> | null): string {
  switch (delivery?.state) {
    case 'cancelled':
      return 'This email was already stopped.';
    case 'failed':
      return 'This email couldn’t be sent. Its row in Deliveries says why.';
    case undefined:
      return 'This email no longer exists.';
    default:
      return 'This email was already sent.';
  }
}

export const NOT_SAVED = 'Your changes weren’t saved.';
