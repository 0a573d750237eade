import type { Creator } from '@vibes/core/creator/creator';
import { statusGivenBack, type CreatorStatus } from '@vibes/core/creator/creator-status';
import type { BulkRefusal } from './refusals.ts';

type Standing = Pick<Creator, 'id' | 'name' | 'status' | 'status_set_by'>;
type Now = Standing & Pick<Creator, 'email_sent' | 'last_out_at' | 'dm_sent_at'>;

/**
 * What gives each creator back the status that it had `before`, moved on by what went out since: not one that another status was set
 * for since, or that is gone.
 */
export function planUndo(
  before: readonly Standing[],
  set: CreatorStatus,
  now: ReadonlyMap<string, Now>,
): { changes: Standing[]; refusals: BulkRefusal[] } {
  const changes: Standing[] = [];
  const refusals: BulkRefusal[] = [];
  for (const { id, name, status, status_set_by } of before) {
    const current = now.get(id);
    const isAsSet = current?.status === set && current.status_set_by === 'person';
    if (isAsSet) changes.push({ id, name, ...statusGivenBack({ status, status_set_by }, current) });
    else if (current)
      refusals.push({
        id,
        name,
        reason: 'changed',
        sentence: 'Their status has changed since then.',
      });
    else refusals.push({ id, name, reason: 'gone', sentence: 'No longer in your CRM.' });
  }
  return { changes, refusals };
}
