import type { At } from '../account/account.ts';
import { newId } from '../account/new-id.ts';

/** Writes down that something happened; `object` is kept as it stands now. */
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
