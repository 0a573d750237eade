import { endOfLabel } from './ascii-run.ts';
import type { Repair } from './contact-candidate.ts';
import { isMailDomain, lastLabels, leadingDomain } from './mail-domain.ts';
import { isMailProvider, providerNamed } from './mail-providers.ts';
import { readLabels, type DomainLabel, type DotForm } from './read-labels.ts';

/** The domain behind an at sign. */
export interface DomainReading {
  /** Lower case. */
  domain: string;
  end: number;
  /** `plain` as computers write it; `worded` with a spelled dot; `loose` with spaces or slips. */
  form: 'plain' | 'worded' | 'loose';
  repairs: Repair[];
}

const LONGEST_DOMAIN = 253;
const DOMAIN = /[\p{L}\p{N}]/u;
const isInDomain = (sign: string): boolean =>
  sign === '.' || (sign > '\u007f' && DOMAIN.test(sign));
/** Slips for "com"; none of them is an ending that exists. */
const NOT_QUITE_COM = /^(?:con|c0m|c0n|ocm|cmo|comm|comn|coom|conm|cpm|xom|vom|cim|c9m|cok)$/;
const WIDE_ENDINGS = new Set([
  'com',
  'net',
  'org',
  'co',
  'io',
  'de',
  'uk',
  'fr',
  'es',
  'it',
  'nl',
  'br',
  'ru',
]);

function plainDomain(text: string, from: number): DomainReading | null {
  let stop = endOfLabel(text, from, LONGEST_DOMAIN + 1);
  while (stop - from <= LONGEST_DOMAIN && isInDomain(text.charAt(stop)))
    stop = endOfLabel(text, stop + 1, LONGEST_DOMAIN - (stop - from));
  const written = leadingDomain(text.slice(from, stop));
  if (!written) return null;
  const end = from + written.length;
  return { domain: written.toLowerCase(), end, form: 'plain', repairs: [] };
}

/** Whether a dot in this form may belong to that domain. Loose forms need a well-known provider. */
function isCredible(form: DotForm, domain: string, text: string): boolean {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  if (form === 'symbol') return isMailProvider(domain);
  if (form === 'half_spaced')
    return isMailProvider(domain) || (last === 'com' && text === text.toLowerCase());
  if (form === 'spaced') return isMailProvider(domain) || WIDE_ENDINGS.has(last);
  return true;
}

const formOf = (dots: (DotForm | null)[]): DomainReading['form'] =>
  dots.includes('worded') ? 'worded' : 'loose';

/**
 * The longest domain at the start of the labels. A dot that is neither plain nor spelled ends a
 * domain that is complete.
 */
function looseDomain(labels: DomainLabel[]): DomainReading | null {
  let best: DomainReading | null = null;
  for (let count = 2; count <= labels.length; count += 1) {
    const used = labels.slice(0, count);
    const last = used.at(-1);
    const front = used
      .slice(0, -1)
      .map(({ label }) => label)
      .join('.');
    if (!last?.dot || (best && last.dot !== 'plain' && last.dot !== 'worded')) break;
    for (const ending of lastLabels(last.label)) {
      const domain = `${front}.${ending}`.toLowerCase();
      const isSo = used.every(({ dot, label }) => !dot || isCredible(dot, domain, label));
      if (!isSo || !isMailDomain(domain)) continue;
      const isMistyped = used.some(({ dot }) => dot === 'mistyped');
      best = {
        domain,
        end: last.end - (last.label.length - ending.length),
        form: formOf(used.map(({ dot }) => dot)),
        repairs: isMistyped ? ['ending'] : [],
      };
      break;
    }
  }
  return best;
}

const isWordBehind = (text: string, end: number): boolean =>
  /^[\p{L}\p{N}_]|^-\p{L}/u.test(text.slice(end, end + 2));

/** `gmail`, `gmailcom`, `gmail com`, `gmail.con`; and `.con` of any domain. */
function correctedDomain(text: string, labels: DomainLabel[]): DomainReading | null {
  const [first, second] = labels;
  if (!first) return null;
  const corrected = (domain: string, end: number): DomainReading => ({
    domain,
    end,
    form: 'loose',
    repairs: ['ending'],
  });
  const name = first.label.toLowerCase();
  const ending = second?.label.toLowerCase() ?? '';
  if (second && second.dot !== 'half_spaced' && NOT_QUITE_COM.test(ending)) {
    const domain = providerNamed(name) ?? `${name}.com`;
    if (isMailDomain(domain)) return corrected(domain, second.end);
  }
  const glued = name.endsWith('com') ? providerNamed(name.slice(0, -3)) : undefined;
  if (glued) return corrected(glued, first.end);
  const provider = providerNamed(name);
  if (!provider || isWordBehind(text, first.end)) return null;
  if (second?.dot === 'plain') return null;
  const spaced = /^[ \t\n]{1,2}com(?![\p{L}\p{N}])/iu.exec(text.slice(first.end, first.end + 7));
  return corrected(provider, first.end + (spaced?.[0].length ?? 0));
}

/** `g mail.com`: the provider whose name people split. */
function splitProvider(text: string, from: number): DomainReading | null {
  if (text.charAt(from).toLowerCase() !== 'g') return null;
  const split = /^g[ -]mail(?:[ \t]?\.[ \t]?com)?(?![\p{L}\p{N}])/iu.exec(
    text.slice(from, from + 13),
  );
  if (!split) return null;
  const isWhole = /com$/i.test(split[0]);
  return {
    domain: 'gmail.com',
    end: from + split[0].length,
    form: 'loose',
    repairs: isWhole ? [] : ['ending'],
  };
}

/** `ilsa@.gmail.com`: a dot too many, at a provider. */
function dottedProvider(text: string, from: number): DomainReading | null {
  const domain = text.charAt(from) === '.' ? plainDomain(text, from + 1) : null;
  return domain && isMailProvider(domain.domain) ? { ...domain, repairs: ['ending'] } : null;
}

/**
 * The domain that begins at `from`: as computers write it, else with spelled or spaced dots, else
 * with its slip corrected. Null when there is none. Reads six labels at most.
 */
export function readDomain(text: string, from: number): DomainReading | null {
  const plain = plainDomain(text, from);
  const labels = readLabels(text, from);
  const loose = labels.some(({ dot }) => dot !== null && dot !== 'plain')
    ? looseDomain(labels)
    : null;
  const isLonger = loose !== null && loose.end > (plain?.end ?? 0) && loose.form === 'worded';
  if (plain && !isLonger) return plain;
  return (
    loose ??
    splitProvider(text, from) ??
    correctedDomain(text, labels) ??
    dottedProvider(text, from)
  );
}
