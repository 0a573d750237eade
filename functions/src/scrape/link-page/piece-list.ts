import type { PagePiece } from '../page-piece.ts';
import { EDGE, isEdge, WIDE_EDGE, withoutEdges } from './inline-edges.ts';

const LONGEST_WORDS = 200;
const LEAD_PARTS = 8;

export type MailPiece = Extract<PagePiece, { kind: 'mail' }>;

/** Pieces of a page as they come in; neighbouring texts become one, so that an address split over tags is whole. */
export interface PieceList {
  text: (words: string) => void;
  /** A line ends here. */
  line: () => void;
  /** Two inline elements meet here; a wide edge is drawn with space. */
  edge: (isWide: boolean) => void;
  mail: (href: string, label: string) => MailPiece;
  link: (href: string) => void;
  /** A place to come back to with `flip`. */
  mark: () => number;
  /** Puts other words for those read since the mark; `before` is what comes before them. */
  rewrite: (mark: number, change: (words: string, before: string) => string) => void;
  /** All pieces; a mail link without a label is labelled by the rest of its line. */
  pieces: () => PagePiece[];
}

const firstLine = (text: string) =>
  withoutEdges(text.slice(0, LONGEST_WORDS)).split('\n', 1)[0]?.trim() ?? '';
const lastLine = (parts: string[]) => {
  const text = withoutEdges(parts.slice(-LEAD_PARTS).join('')).slice(-LONGEST_WORDS);
  return text.slice(text.lastIndexOf('\n') + 1).trim();
};

function labelled(piece: PagePiece, next: PagePiece | undefined): PagePiece {
  if (piece.kind !== 'mail' || piece.label) return piece;
  return { ...piece, label: next?.kind === 'text' ? firstLine(next.text) : '' };
}

export function pieceList(): PieceList {
  const done: PagePiece[] = [];
  const links: PagePiece[] = [];
  let parts: string[] = [];
  const close = () => {
    if (parts.length) done.push({ kind: 'text', text: parts.join('') });
    parts = [];
  };
  return {
    text(words) {
      if (words) parts.push(words);
    },
    line() {
      while (isEdge(parts.at(-1))) parts.pop();
      if (parts.at(-1) !== '\n') parts.push('\n');
    },
    edge(isWide) {
      const last = parts.at(-1);
      if (last === undefined || last === '\n') return;
      if (isEdge(last)) parts.pop();
      parts.push(isWide || last === WIDE_EDGE ? WIDE_EDGE : EDGE);
    },
    mail(href, label) {
      const before = lastLine(parts);
      close();
      const piece: MailPiece = { kind: 'mail', href, label, before };
      done.push(piece);
      return piece;
    },
    // Other links may stand inside an address: `ilsa@<a>torvane.com</a>`.
    link: (href) => links.push({ kind: 'link', href }),
    mark: () => parts.length,
    rewrite(mark, change) {
      const words = parts.splice(mark).join('');
      const before = parts.findLast((part) => !isEdge(part)) ?? '';
      parts.push(change(words, before));
    },
    pieces() {
      close();
      return [...done.map((piece, index) => labelled(piece, done[index + 1])), ...links];
    },
  };
}
