import { parse } from 'tldts';
import { isMailProvider } from './mail-providers.ts';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const SHAPE = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`, 'u');
/** `SHAPE` has checked the host name: nothing is extracted or validated. */
const AS_IT_IS = { extractHostname: false, validateHostname: false };

/** True for a host name that can receive mail from strangers: registered under a public suffix, no IP. Lower case. */
export function isMailDomain(domain: string): boolean {
  if (!SHAPE.test(domain)) return false;
  const { isIcann, isIp, domain: registered } = parse(domain, AS_IT_IS);
  return isIcann === true && isIp !== true && registered !== null;
}

const MOST_LABELS = 6;

/** A last label as written, and without a word glued to it: `comIG`, `com谢谢`, `nl-insta`. */
export function lastLabels(label: string): string[] {
  if (/^[a-z0-9]+$/.test(label)) return [label];
  const ascii = /^[a-z0-9]+/i.exec(label)?.[0] ?? '';
  const lower = /^[a-z]+(?=[A-Z])/.exec(label)?.[0] ?? '';
  const upper = /^[A-Z]{2,}(?=[a-z])/.exec(label)?.[0] ?? '';
  return [...new Set([label, ascii, lower, upper])].filter(Boolean);
}

/** `studio.com.To book`: a capital after lower-case labels begins a sentence. */
const beginsSentence = (front: string, last: string): boolean =>
  /^[A-Z][a-z]+$/.test(last) && front.includes('.') && front === front.toLowerCase();

/**
 * The domain at the start of a run of domain characters, as written. What follows it without a
 * space is dropped; the longest domain wins. Null when there is none.
 */
export function leadingDomain(run: string): string | null {
  if (!run.includes('.')) return null;
  const labels = run.split('.', MOST_LABELS);
  const gap = labels.indexOf('');
  for (let count = gap < 0 ? labels.length : gap; count >= 2; count -= 1) {
    const front = labels.slice(0, count - 1).join('.');
    for (const last of lastLabels(labels[count - 1] ?? '')) {
      const domain = `${front}.${last}`;
      if (!beginsSentence(front, last) && isMailDomain(domain.toLowerCase())) return domain;
    }
  }
  // `gmail.comfollow`: only where everybody knows how the domain ends.
  const provider = /^[a-z]{3,10}\.com(?=[a-z])/i.exec(run)?.[0];
  return provider && isMailProvider(provider.toLowerCase()) ? provider : null;
}
