import type { At } from '../account/account.ts';
import { newId } from '../account/new-id.ts';

/** Records an event; `object` is stored as it is now. */
export function emit({ account, now }: At, type: string, object: object): void {
  account.events.push({
    id: newId('evt'),
    type,
    created: now,
    object: structuredClone(object) as Record<string, unknown>,
    is_delivered: false,
    next_try_at: 0,
    deliveries: [],
  });
}
