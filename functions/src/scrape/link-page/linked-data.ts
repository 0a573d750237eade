import { LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import { listAt, parseJson, textAt, valueAt } from '../json-value.ts';
import { isMailLink } from '../mail-link.ts';
import type { PagePiece } from '../page-piece.ts';
import type { PageScript } from './page-facts.ts';

const DEEPEST = 20;
/** Of other people: who reviews, comments, pays, or works there. */
const OTHERS = new Set(
  'review reviews comment comments reviewedBy publisher sponsor funder employee employees member members provider creator_ copyrightHolder mentions itemReviewed'.split(
    ' ',
  ),
);

function mails(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** The service itself: an organization whose page is the front page of a service. */
function isService(value: object): boolean {
  if (!/organization|corporation|website/i.test(textAt(value, '@type'))) return false;
  const parts = splitLink(textAt(value, 'url'));
  return parts?.segments.length === 0 && LINK_PAGE_HOSTS.has(parts.host.replace(/^www\./, ''));
}

function walk(value: unknown, depth: number): PagePiece[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, depth + 1));
  if (isService(value)) return [];
  const label = textAt(value, 'contactType');
  const addresses = mails(valueAt(value, 'email')).map((href) => ({
    kind: 'mail' as const,
    href: isMailLink(href) ? href : `mailto:${href}`,
    label,
  }));
  const links = [...listAt(value, 'sameAs'), valueAt(value, 'sameAs')]
    .filter((href) => typeof href === 'string')
    .map((href) => ({ kind: 'link' as const, href }));
  const inner = Object.entries(value).flatMap(([key, part]) =>
    OTHERS.has(key) ? [] : walk(part, depth + 1),
  );
  return [...addresses, ...links, ...inner];
}

/** What older generators put around it, so that it is no markup. */
const GUARDS = /(?:\/\/|\/\*)?\s{0,5}(?:<!\[CDATA\[|\]\]>)\s{0,5}(?:\*\/)?|<!--|-->/g;

const parsed = (scripts: PageScript[]): unknown[] =>
  scripts
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ text }) => parseJson(text.replace(GUARDS, '').replace(/[\n\r\t]/g, ' ')));

/** What a page says of its owner for search engines (schema.org, JSON-LD): `email`, `sameAs`. */
export const linkedDataPieces = (scripts: PageScript[]): PagePiece[] =>
  parsed(scripts).flatMap((value) => walk(value, 0));

/** The things a page describes for search engines, without what is inside them. */
export const linkedData = (scripts: PageScript[]): object[] =>
  parsed(scripts)
    .flat()
    .flatMap((value) =>
      isObject(value) ? [value, ...listAt(value, '@graph').filter(isObject)] : [],
    );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
