import { parse } from 'tldts';

/** True for a host name that can receive mail from strangers: registered under a public suffix, no IP. */
export function isMailDomain(domain: string): boolean {
  const { isIcann, isIp, domain: registered } = parse(domain);
  const isShaped = domain
    .split('.')
    .every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label));
  return isIcann === true && isIp !== true && registered !== null && isShaped;
}

const MOST_LABELS = 6;

/** A last label as written, and without a word glued to it: `comIG`, `com谢谢`, `nl-insta`. */
function lastLabels(label: string): string[] {
  const ascii = /^[a-z0-9]+/i.exec(label)?.[0] ?? '';
  const lower = /^[a-z]+(?=[A-Z])/.exec(label)?.[0] ?? '';
  return [label, ascii, lower].filter(Boolean);
}

/**
 * The domain at the start of a run of domain characters, as written. What
 * follows it without a space is left off, the longest domain wins. Null when
 * there is none.
 */
export function leadingDomain(run: string): string | null {
  const labels = run.split('.', MOST_LABELS);
  const gap = labels.indexOf('');
  for (let count = gap < 0 ? labels.length : gap; count >= 2; count -= 1) {
    const front = labels.slice(0, count - 1).join('.');
    for (const last of lastLabels(labels[count - 1] ?? '')) {
      const domain = `${front}.${last}`;
      if (isMailDomain(domain.toLowerCase())) return domain;
    }
  }
  return null;
}
