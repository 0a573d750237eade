import type { IndexCheck } from './check-index.ts';

/** Creators that are named one by one. */
const NAMED = 20;

const indexLine = ({ index }: IndexCheck) =>
  index
    ? `Index: ${index.entries} entries in ${index.chunks} chunks, sealed ${index.sealed_to.toISOString()}.`
    : 'There is no index.';

/** What a check found, in lines. */
export function describeCheck(uid: string, checked: IndexCheck): string[] {
  const { creators, index, changed, loose, is_broken, differences } = checked;
  const lines = [`${uid}: creators: ${creators}. ${indexLine(checked)}`];
  if (!index) return lines;
  if (loose > 0) lines.push(`  Chunks left by seals that were cut off: ${loose}.`);
  if (is_broken) return [...lines, '  A chunk is missing. Run rebuild.'];
  lines.push(`  Changed since the seal: ${changed}. Differences: ${differences.length}.`);
  const named = differences.slice(0, NAMED).map(({ id, what }) => `  ${id} ${what}`);
  const more = differences.length - named.length;
  return [...lines, ...named, ...(more > 0 ? [`  and ${more} more`] : [])];
}

export const isInOrder = ({ is_broken, differences }: IndexCheck): boolean =>
  !is_broken && differences.length === 0;
