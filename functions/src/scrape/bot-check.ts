import { findWall } from './find-wall.ts';
import type { PageSource } from './page-source.ts';
import type { WallMeaning } from './walls.ts';

const LONGEST_CHECK_PAGE = 150_000;
/** A page with more words than this is a page of its own that happens to have a widget. */
const MOST_WORDS = 1500;
const FEW_WORDS = 300;
const LONGEST_TITLE = 60;

/** Letters a visitor would see, roughly, counted no further than needed. */
function countWords(body: string): number {
  let count = 0;
  let at = 0;
  while (at < body.length && count <= MOST_WORDS) {
    const open = body.indexOf('<', at);
    const stop = open < 0 ? body.length : open;
    count += body.slice(at, stop).trim().length;
    const isRaw = /^<(?:script|style|noscript|title)/i.exec(body.slice(stop, stop + 10));
    const end = isRaw ? body.indexOf('</', stop + 2) : body.indexOf('>', stop);
    at = end < 0 ? body.length : end + 1;
    if (isRaw && end >= 0) at = body.indexOf('>', end) + 1 || body.length;
  }
  return count;
}

/**
 * A page that only asks whether a person is there, or refuses a reader that does not seem to be
 * one: TikTok's proof of work and any firewall that only refuses (`waf`), a puzzle (`captcha`),
 * anyone's challenge (`bot_challenge`). Null for every other page, also one whose form has such a
 * widget.
 */
export function findBotCheck({ body }: PageSource): WallMeaning | null {
  if (body.length > LONGEST_CHECK_PAGE) return null;
  const sure = findWall('check', { body });
  if (sure) return sure;
  const isHonest = body.includes('mailto:') || body.includes('type="email"');
  if (isHonest || !/^\s{0,99}</.test(body)) return null;
  const words = countWords(body);
  if (words > MOST_WORDS) return null;
  const widget = findWall('check_widget', { body });
  const title = /<title[^>]{0,200}>\s{0,99}([^<]{0,200})/i.exec(body)?.[1]?.trim() ?? '';
  const titled = title.length <= LONGEST_TITLE ? findWall('check_title', { title }) : null;
  if (titled) return widget === 'captcha' ? widget : titled;
  return words < FEW_WORDS ? widget : null;
}
