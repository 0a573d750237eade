import { textToHtml } from '../template/text-to-html.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import type { Delivery } from './delivery.ts';
import { checkEdit, type EditedMessage } from './edited-message.ts';
import { isPinned } from './is-pinned.ts';
import type { Refusal } from './refusal.ts';

export type EmailEdit =
  | Refusal<'changed' | 'invalid'>
  /** The same edit was saved before. */
  | { kind: 'done'; revision: number }
  | { kind: 'write'; delivery: Partial<Delivery>; payload: Partial<DeliveryPayload> };

const NOT_HELD = 'This email is no longer on hold, so it can’t be changed.';
const TAKEN = 'Your webhook may have this email already, so it can’t be changed.';
const CHANGED = 'This email was changed since you opened it. Read it again before you change it.';

/**
 * What a person's edit does to an email on hold: it moves the revision on, so that of two edits of
 * the same revision one is refused, and a send that names the revision before as well.
 * @param edit.seen_revision the revision that the person edited
 */
export function editEmail(
  { delivery, payload }: { delivery: Delivery; payload: DeliveryPayload },
  { seen_revision, ...written }: EditedMessage & { seen_revision: number },
  now: Date,
): EmailEdit {
  const checked = checkEdit(written);
  if (!checked.ok) return { kind: 'refused', code: 'invalid', sentence: checked.sentence };
  const { subject, text } = checked.message;
  const { revision } = delivery;
  const isSame = payload.subject === subject && payload.text === text;
  if (isSame && revision === seen_revision + 1) return { kind: 'done', revision };
  if (delivery.kind !== 'email' || delivery.state !== 'held')
    return { kind: 'refused', code: 'changed', sentence: NOT_HELD };
  // It is repeated as its webhook may have it, and the revision names it there.
  if (isPinned(delivery)) return { kind: 'refused', code: 'invalid', sentence: TAKEN };
  if (revision !== seen_revision) return { kind: 'refused', code: 'changed', sentence: CHANGED };
  if (isSame) return { kind: 'done', revision };
  return {
    kind: 'write',
    delivery: { subject, revision: revision + 1, seen_at: null, updated_at: now },
    payload: { subject, text, html: textToHtml(text) },
  };
}
