import { shareRight } from './describe-inbound.ts';
import { CONSEQUENCES, type InboundLabel } from './inbound-samples.ts';
import type { WatchedMeasure } from './measure-watched.ts';

/** What the watcher made of the messages, a line a figure and a mistake. */
export function describeWatched(
  { watched, consequences }: WatchedMeasure,
  labels: readonly Pick<InboundLabel, 'class'>[],
): string {
  const { total, mistakes } = watched;
  const replies = labels.filter((label) => label.class === 'reply').length;
  const unseen = mistakes.filter(({ expected }) => expected === 'reply');
  const counted = CONSEQUENCES.map(
    (one) => `${one} ${consequences.filter(({ does }) => does.includes(one)).length}`,
  );
  return [
    `watched: class right: ${shareRight(mistakes.length, total)}`,
    `watched: replies seen: ${shareRight(unseen.length, replies)} of ${replies}`,
    `watched: ${counted.join(', ')}`,
    ...mistakes.map(({ file, found, expected }) => `  ${file}: seen as ${found}, not ${expected}`),
  ].join('\n');
}
