import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import type { Notice } from '../../../components/notice.ts';
import { counted } from '../../../lib/counted.ts';

type Said = { tone: 'success' | 'error' } & Pick<Notice, 'title' | 'description'>;

const count = (creators: number) => counted(creators, 'creator');

const restoredEmails = (ends: readonly CreatorEnd[]) =>
  ends.flatMap((end) => (end.done && end.email ? [end.email] : []));

/** What became of the emails that deleting had stopped; empty where there were none. */
export function restoredEmailWords(ends: readonly CreatorEnd[]): string {
  const emails = restoredEmails(ends);
  const stopped = emails.flatMap((email) => (email.state === 'stopped' ? [email] : []));
  const waiting = emails.length - stopped.length;
  const why = stopped.find((email) => email.why !== null)?.why;
  return [
    waiting > 0 && `${counted(waiting, 'email')} ${waiting === 1 ? 'waits' : 'wait'} again.`,
    stopped.length > 0 &&
      `${counted(stopped.length, 'email')} ${stopped.length === 1 ? 'stays' : 'stay'} stopped.`,
    why,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whose email stays stopped. */
export const stoppedOf = (ends: readonly CreatorEnd[]): string[] =>
  ends.flatMap((end) => (end.done && end.email?.state === 'stopped' ? [end.id] : []));

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
      : restoredEmailWords(ends);
  return { tone: 'success', title, ...(description && { description }) };
}
