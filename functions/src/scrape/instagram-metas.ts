import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import type { PageMetas } from './page-metas.ts';

const SCALES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

/** "2,362", "2.362", "1.2M". Null for words of other languages ("1,2 Mio."). */
function readCount(description: string): number | null {
  const [count = ''] = description.split(/\s/, 1);
  if (/^\d{1,3}(?:[.,]?\d{3}){0,3}$/.test(count)) return Number(count.replace(/[.,]/g, ''));
  const [, digits = '', scale = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?)([kmb])$/i.exec(count) ?? [];
  const factor = SCALES[scale.toLowerCase()];
  return factor ? Math.round(Number(digits.replace(',', '.')) * factor) : null;
}

/** The bio in `… - Ilsa (@ilsa) on Instagram: "<bio>"`, in whatever language and quotes. */
function readBio(description: string, handle: string): string {
  const name = `(@${handle})`;
  const at = description.toLowerCase().indexOf(name);
  if (at < 0) return '';
  const tail = description.slice(at + name.length);
  const opening = tail.search(/["“„«「]/u);
  return opening < 0
    ? ''
    : tail
        .slice(opening + 1)
        .trim()
        .replace(/["”“»」]$/u, '')
        .trim();
}

/**
 * All that a page without data says of a profile: counts, name and bio in its
 * metas. Null unless the page is a profile's. A long bio may come shortened.
 */
export function readInstagramMetas({ title, meta }: PageMetas): ScrapedProfile | null {
  const heading = meta('og:title') || title;
  const inApp = /^instagram:\/\/user\?username=([\w.]+)$/.exec(meta('al:ios:url'))?.[1];
  const inTitle = /\(@([\w.]{1,30})\)/.exec(heading)?.[1];
  const handle = (inApp ?? inTitle)?.toLowerCase();
  if (!handle) return null;
  const description = meta('description');
  const end = heading.toLowerCase().indexOf(`(@${handle})`);
  return {
    platform: 'instagram',
    handle,
    name: end > 0 ? heading.slice(0, end).trim() : '',
    bio: readBio(description, handle),
    bio_links: [],
    contact_emails: [],
    followers: readCount(description),
    avatar_url: null,
    is_private: false,
  };
}
