import type { At } from '../account/account.ts';
import { newId } from '../account/new-id.ts';

/** Records an event; `object` is stored as it is now. */
export function emit(
  { account, now }: At,
  type: string,
  object: object,
  previous_attributes: Record<string, unknown> | null = null,
): void {
  account.events.push({
    id: newId('evt'),
    type,
    created: now,
    object: structuredClone(object) as Record<string, unknown>,
    previous_attributes,
    is_delivered: false,
    next_try_at: 0,
    deliveries: [],
  });
}
