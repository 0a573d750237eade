import type { Callables } from '@vibes/core/api/callables';
import { once, wireQueue } from './wire-base.ts';

type Asked = Callables['deleteCreators']['payload'] & { uid: string };

/** Deleting and restoring by a person. */
export const wireDeletedCreators = once(async () => {
  const [queue, { runDeleteCreators, runRestoreCreators }] = await Promise.all([
    wireQueue(),
    import('../creator/run-delete-creators.ts'),
  ]);
  return {
    deleteCreators: (asked: Asked) => runDeleteCreators(queue, asked),
    restoreCreators: (asked: Asked) => runRestoreCreators(queue, asked),
  };
});
