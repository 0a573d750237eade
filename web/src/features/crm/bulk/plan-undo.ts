import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import type { Failure } from './failures.ts';

type Standing = Pick<Creator, 'id' | 'name' | 'status' | 'status_set_by'>;

/**
 * What gives each creator back the status that it had `before`: not one that another status was set
 * for since, or that is gone.
 */
export function planUndo(
  before: readonly Standing[],
  set: CreatorStatus,
  now: ReadonlyMap<string, Standing>,
): { changes: Standing[]; failures: Failure[] } {
  const changes: Standing[] = [];
  const failures: Failure[] = [];
  for (const { id, name, status, status_set_by } of before) {
    const current = now.get(id);
    const isAsSet = current?.status === set && current.status_set_by === 'person';
    if (isAsSet) changes.push({ id, name, status, status_set_by });
    else if (current)
      failures.push({
        id,
        name,
        reason: 'changed',
        sentence: 'Their status has changed since then.',
      });
    else failures.push({ id, name, reason: 'gone', sentence: 'No longer in your CRM.' });
  }
  return { changes, failures };
}
