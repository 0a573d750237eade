import type { InboundMeasure } from './measure-inbound.ts';

/** The share of a total without mistakes, to three places. */
export const shareRight = (mistakes: number, total: number): string =>
  total === 0 ? '–' : ((total - mistakes) / total).toFixed(3);

/** The measure in words, a line a figure and a mistake. */
export function describeInbound({ total, mistakes, own_text, bounces }: InboundMeasure): string {
  const taken = mistakes.filter(
    ({ found, expected }) => expected === 'reply' && (found === 'auto' || found === 'bounce'),
  );
  return [
    `${total} messages, class right: ${shareRight(mistakes.length, total)}`,
    `a person’s reply taken for a machine’s: ${taken.length}`,
    `own words right: ${shareRight(own_text.mistakes.length, own_text.total)} of ${own_text.total}`,
    `bounces right: ${shareRight(bounces.mistakes.length, bounces.total)} of ${bounces.total}`,
    ...mistakes.map(({ file, found, expected }) => `  ${file}: ${found}, not ${expected}`),
    ...own_text.mistakes.map((file) => `  ${file}: other own words`),
    ...bounces.mistakes.map((file) => `  ${file}: another address, or kind of bounce`),
  ].join('\n');
}
