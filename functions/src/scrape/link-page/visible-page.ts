import { isMailLink } from '../mail-link.ts';
import { attributeTexts, protectedAddress } from './attribute-addresses.ts';
import { addedWords, isDrawnSign } from './drawn-signs.ts';
import { elementRules, INLINE } from './element-rules.ts';
import { pieceList } from './piece-list.ts';
import type { Added, Look } from './style-sheet.ts';

type Attributes = ReadonlyMap<string, string>;

export interface PageAnchor {
  href: string;
  text: string;
}

interface Frame {
  isHidden: boolean;
  isFooter: boolean;
  /** Where the letters began that are drawn from right to left. */
  flippedFrom: number | null;
  /** What the style sheet adds behind its words. */
  after?: string;
}

const IN_BODY: Frame = { isHidden: false, isFooter: false, flippedFrom: null };
const IN_FOOTER: Frame = { isHidden: false, isFooter: true, flippedFrom: null };
const OUT_OF_SIGHT: Frame = { isHidden: true, isFooter: false, flippedFrom: null };

const MOST_ANCHORS = 3000;
const LONGEST_ANCHOR = 80;
/** White space other than single spaces. */
const UNEVEN = /[^\S ]| {2}/;

/** What a visitor reads, in order, and apart from it what footers say. */
export function visiblePage() {
  const main = pieceList();
  const footer = pieceList();
  const anchors: PageAnchor[] = [];
  const looks = new Map<string, Look>();
  const additions: [string, Added][] = [];
  const frames: Frame[] = [];
  let top = IN_BODY;
  let sink = main;
  /** Turned once: inside, the direction is the same. */
  let isFlipped = false;
  let anchor: PageAnchor | null = null;
  const setTop = (frame: Frame) => {
    top = frame;
    sink = frame.isFooter ? footer : main;
  };
  const openLink = (name: string, attributes: Attributes) => {
    const covered = protectedAddress(attributes);
    if (covered) sink.text(` ${covered} `);
    const href = attributes.get('href') ?? '';
    if (!href || covered) return;
    if (isMailLink(href)) {
      sink.mail(href, attributes.get('aria-label') ?? attributes.get('title') ?? '');
    } else if (name === 'a') {
      sink.link(href);
      anchor = { href, text: '' };
      if (anchors.length < MOST_ANCHORS) anchors.push(anchor);
    }
  };
  const addWords = (attributes: Attributes) => {
    sink.text(addedWords('before', attributes, additions));
    const after = addedWords('after', attributes, additions);
    if (after) setTop({ ...top, after });
  };
  const enter = (name: string, attributes: Attributes) => {
    const rules = elementRules({ name, attributes, looks });
    if (rules.isHidden) {
      setTop(OUT_OF_SIGHT);
      return;
    }
    setTop(top.isFooter || rules.isFooter ? IN_FOOTER : IN_BODY);
    if (!INLINE.has(name)) sink.line();
    if (rules.isFlipped && !isFlipped) {
      isFlipped = true;
      setTop({ ...top, flippedFrom: sink.mark() });
    }
    if (attributes.size === 0) return;
    if (isDrawnSign(name, attributes)) sink.text('@');
    openLink(name, attributes);
    for (const words of attributeTexts(name, attributes)) sink.text(` \n${words}\n `);
    if (additions.length > 0) addWords(attributes);
  };
  return {
    looks,
    additions,
    open: (name: string, attributes: Attributes) => {
      frames.push(top);
      if (!top.isHidden) enter(name, attributes);
    },
    text: (words: string) => {
      if (top.isHidden) return;
      sink.text(UNEVEN.test(words) ? words.replace(/\s+/g, ' ') : words);
      if (anchor && anchor.text.length < LONGEST_ANCHOR) anchor.text += words;
    },
    close: (name: string) => {
      if (!top.isHidden) {
        if (top.after) sink.text(top.after);
        if (top.flippedFrom !== null) {
          sink.flip(top.flippedFrom);
          isFlipped = false;
        }
        if (!INLINE.has(name)) sink.line();
        if (name === 'a') anchor = null;
      }
      setTop(frames.pop() ?? IN_BODY);
    },
    read: () => ({ body: main.pieces(), footer: footer.pieces(), anchors }),
  };
}
