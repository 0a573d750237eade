import { isMailLink } from '../mail-link.ts';
import { backwards } from '../obfuscation/coded-address.ts';
import { isSpoken, spokenSign } from '../obfuscation/drawn-signs.ts';
import { drawnSign } from '../obfuscation/obfuscation.ts';
import type { PagePiece } from '../page-piece.ts';
import { attributeTexts, protectedAddress } from './attribute-addresses.ts';
import { elementLayout, type Layouts } from './element-layout.ts';
import { elementRules, INLINE } from './element-rules.ts';
import { openedParts } from './opened-parts.ts';
import { otherCreators } from './other-creators.ts';
import { pieceList, type MailPiece, type PieceList } from './piece-list.ts';
import type { Look } from './style-sheet.ts';

type Attributes = ReadonlyMap<string, string>;

export interface PageAnchor {
  href: string;
  text: string;
}

/** What the page's own style sheets do to what is read. */
export interface PageStyles {
  looks: ReadonlyMap<string, Look>;
  layouts: Layouts;
}

interface VisiblePage {
  body: PagePiece[];
  footer: PagePiece[];
  fallback: PagePiece[];
  anchors: PageAnchor[];
}

interface Frame {
  isHidden: boolean;
  place: 'body' | 'footer' | 'fallback';
  /** Of a drawing only its texts and links are read. */
  isDrawing?: boolean;
  /** Where the letters began that are drawn from right to left. */
  flippedFrom?: number;
  /** Where the words began that only a screen reader says. */
  spokenFrom?: number;
  /** Each child is in a box of its own. */
  isFlex?: boolean;
  /** An inline element that is in a box, or apart from its neighbors. */
  border?: 'line' | 'space';
}

const PLAIN: Record<Frame['place'], Frame> = {
  body: { isHidden: false, place: 'body' },
  footer: { isHidden: false, place: 'footer' },
  fallback: { isHidden: false, place: 'fallback' },
};
const OUT_OF_SIGHT: Frame = { isHidden: true, place: 'body' };
const IN_DRAWINGS = new Set(['text', 'a', 'foreignobject']);

const MOST_ANCHORS = 3000;
const LONGEST_ANCHOR = 80;
/** White space other than single spaces. */
const UNEVEN = /[^\S ]| {2}/;

/** Attributes with a link's target, other than `href`. */
const TARGETS: Partial<Record<string, string>> = { form: 'action', button: 'formaction' };
const targetOf = (name: string, attributes: Attributes): string =>
  attributes.get(TARGETS[name] ?? 'href') ?? attributes.get('xlink:href') ?? '';

/** Where what is read goes; the anchors apart, with their words. */
function pageSinks() {
  const lists = { body: pieceList(), footer: pieceList(), fallback: pieceList() };
  const anchors: PageAnchor[] = [];
  let anchor: PageAnchor | null = null;
  let mail: { piece: MailPiece; words: string } | null = null;
  /** The target of the link that ended right before. */
  let lastTarget: string | null = null;
  return {
    lists,
    openLink: (sink: PieceList, name: string, attributes: Attributes) => {
      const covered = protectedAddress(attributes);
      if (covered) sink.text(` ${covered} `);
      const href = targetOf(name, attributes);
      if (!href || covered) return;
      if (isMailLink(href)) {
        const label = attributes.get('aria-label') ?? attributes.get('title') ?? '';
        const piece = sink.mail(href, label);
        mail = label ? null : { piece, words: '' };
      } else if (name === 'a') {
        sink.link(href);
        if (lastTarget !== null && lastTarget !== href) sink.edge(true);
        anchor = { href, text: '' };
        if (anchors.length < MOST_ANCHORS) anchors.push(anchor);
      }
    },
    addToLink: (words: string) => {
      lastTarget = null;
      if (anchor && anchor.text.length < LONGEST_ANCHOR) anchor.text += words;
      if (mail && mail.words.length < LONGEST_ANCHOR) mail.words += words;
    },
    endLink: () => {
      lastTarget = anchor?.href ?? null;
      anchor = null;
      // The words on a mail link say whose address it is.
      if (mail) mail.piece.label = mail.words.replace(/\s+/g, ' ').trim();
      mail = null;
    },
    read: (): VisiblePage => ({
      body: lists.body.pieces(),
      footer: lists.footer.pieces(),
      fallback: lists.fallback.pieces(),
      anchors,
    }),
  };
}

/** What a visitor reads, in order, and apart from it what footers say and what replaces scripts. */
export function visiblePage({ looks, layouts }: PageStyles) {
  const { lists, openLink, addToLink, endLink, read } = pageSinks();
  const opened = openedParts();
  const others = otherCreators();
  const frames: Frame[] = [];
  let top = PLAIN.body;
  let sink = lists.body;
  /** Inside a flipped or spoken element another one changes nothing. */
  let isFlipped = false;
  let isSpeaking = false;
  const setTop = (frame: Frame) => {
    top = frame;
    sink = lists[frame.place];
  };
  const readAttributes = (name: string, attributes: Attributes) => {
    sink.text(drawnSign(name, attributes));
    if (!isSpeaking && name !== 'svg' && isSpoken(name, attributes)) {
      isSpeaking = true;
      setTop({ ...top, spokenFrom: sink.mark() });
    }
    opened.see(attributes);
    openLink(sink, name, attributes);
    for (const words of attributeTexts(name, attributes)) sink.text(` \n${words}\n `);
  };
  const placeOf = (name: string, isFooter: boolean): Frame['place'] => {
    if (top.place === 'fallback' || name === 'noscript') return 'fallback';
    return isFooter ? 'footer' : top.place;
  };
  /** Where an element meets its neighbor. */
  const meet = (name: string, border: Frame['border']) => {
    if (border === 'line' || !INLINE.has(name)) sink.line();
    else if (name !== 'wbr') sink.edge(border === 'space');
  };
  const enter = (name: string, attributes: Attributes) => {
    const rules = elementRules({ name, attributes, looks });
    if (rules.isHidden && !opened.has(name, attributes)) {
      setTop(OUT_OF_SIGHT);
      return;
    }
    const { isBlock, isFlex, isSpaced } = elementLayout(name, attributes, layouts);
    const border = isBlock || top.isFlex ? 'line' : isSpaced ? 'space' : undefined;
    setTop(PLAIN[placeOf(name, rules.isFooter)]);
    if (isFlex || border) setTop({ ...top, isFlex, ...(border ? { border } : {}) });
    meet(name, border);
    if (rules.isFlipped && !isFlipped && name !== 'svg') {
      isFlipped = true;
      setTop({ ...top, flippedFrom: sink.mark() });
    }
    if (attributes.size > 0) readAttributes(name, attributes);
    if (name === 'svg') setTop({ isHidden: true, isDrawing: true, place: top.place });
  };
  const leave = (name: string) => {
    if (top.spokenFrom !== undefined) {
      sink.rewrite(top.spokenFrom, spokenSign);
      isSpeaking = false;
    }
    if (top.flippedFrom !== undefined) {
      sink.rewrite(top.flippedFrom, backwards);
      isFlipped = false;
    }
    meet(name, top.border);
    if (name === 'a') endLink();
  };
  return {
    open(name: string, attributes: Attributes) {
      frames.push(top);
      others.open(name);
      if (others.isActive()) setTop(OUT_OF_SIGHT);
      else if (!top.isHidden || (top.isDrawing && IN_DRAWINGS.has(name))) enter(name, attributes);
    },
    text(words: string) {
      if (top.isHidden || others.isActive()) return;
      others.text(words);
      sink.text(UNEVEN.test(words) ? words.replace(/\s+/g, ' ') : words);
      addToLink(words);
    },
    close(name: string) {
      if (!top.isHidden) leave(name);
      setTop(frames.pop() ?? PLAIN.body);
      others.close(name, frames.length);
    },
    read,
  };
}
