import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import type { Notice } from '../../../components/notice.ts';
import { counted } from '../counted.ts';

type Said = { tone: 'success' | 'error' } & Pick<Notice, 'title' | 'description'>;

const count = (creators: number) => counted(creators, 'creator');

/** What a toast says of creators that were deleted or restored. `name`: of the only one. */
export function endWords(
  done: 'deleted' | 'restored',
  ends: readonly CreatorEnd[],
  name?: string,
): Said {
  const failed = ends.filter((end) => !end.done);
  const good = ends.length - failed.length;
  const [first] = failed;
  if (first && good === 0) {
    const who = ends.length === 1 && name !== undefined ? name : count(ends.length);
    return { tone: 'error', title: `${who} not ${done}`, description: first.sentence };
  }
  const who = ends.length === 1 && name !== undefined ? name : count(good);
  const title = `${who} ${done}`;
  if (first) {
    const description = `${count(failed.length)} not ${done}. ${first.sentence}`;
    return { tone: 'error', title, description };
  }
  const description =
    done === 'deleted'
      ? 'Emails that were waiting are stopped. You can restore for 30 days.'
      : 'Emails that were stopped stay stopped.';
  return { tone: 'success', title, description };
}
