import { load } from 'cheerio/slim';
import { decodeCloudflareAddress } from './cloudflare-address.ts';
import type { PagePiece } from './link-page-read.ts';
import { isMailLink } from './mail-link.ts';

type PageNode = ReturnType<ReturnType<ReturnType<typeof load>['root']>['contents']>[number];
interface Step {
  node: PageNode;
  isEnd: boolean;
}

/** Nobody reads an address there, or it is not the creator's: forms, and the footer of the site's maker. */
const SKIPPED = new Set(
  'head script style noscript template iframe object svg form input textarea select button footer'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a abbr b bdi bdo code em font i img label mark s small span strong sub sup tt u wbr'.split(' '),
);
const HIDDEN_STYLE = /display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden/i;
const TEXT_NODE = 3;
const LABEL_PIECES = 5;
const CLOUDFLARE = /\/cdn-cgi\/l\/email-protection#(\w+)/;

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  if (SKIPPED.has(name) || 'hidden' in attributes || attributes.role === 'contentinfo') return true;
  return HIDDEN_STYLE.test(attributes.style ?? '');
}

function protectedAddress({ href = '', 'data-cfemail': code }: Record<string, string>): string {
  return decodeCloudflareAddress(code ?? CLOUDFLARE.exec(href)?.[1] ?? '');
}

/** The words behind a mail link on its line: the link's own, and what goes on after it. */
function wordsBehind(pieces: PagePiece[], index: number): string {
  const words = pieces
    .slice(index + 1, index + 1 + LABEL_PIECES)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''));
  return words.join('').split('\n', 1)[0]?.trim() ?? '';
}

/** Joins neighbouring texts, so that an address split over tags is whole again. */
function join(pieces: PagePiece[]): PagePiece[] {
  const joined: PagePiece[] = [];
  let texts: string[] = [];
  const close = () => {
    if (texts.length) joined.push({ kind: 'text', text: texts.join('') });
    texts = [];
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      texts.push(piece.text);
      continue;
    }
    // Other links may stand inside an address: `ilsa@<a>torvane.com</a>`.
    if (piece.kind === 'mail') close();
    const isBare = piece.kind === 'mail' && !piece.label;
    joined.push(isBare ? { ...piece, label: wordsBehind(pieces, index) } : piece);
  }
  close();
  return joined;
}

/**
 * What a visitor reads on a page, in order: text, mail links, other links. A line
 * break stands only where a block begins or ends.
 * Scripts, comments, forms, footers and hidden blocks are left out. Walks
 * without recursion: pages may be nested deeper than the stack.
 */
export function htmlPieces(body: string): PagePiece[] {
  const $ = load(body);
  const pieces: PagePiece[] = [];
  const text = (words: string) => pieces.push({ kind: 'text', text: words });
  const steps: Step[] = [];
  const enter = (nodes: PageNode[]) => {
    for (const node of nodes.toReversed()) steps.push({ node, isEnd: false });
  };
  enter($.root().contents().toArray());
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, isEnd } = step;
    if (node.nodeType === TEXT_NODE) text(node.data.replace(/\s+/g, ' '));
    if (!('attribs' in node)) continue;
    const { name, attribs } = node;
    if (isSkipped(name, attribs)) continue;
    if (!INLINE.has(name)) text('\n');
    if (isEnd) continue;
    const { href = '', title = '' } = attribs;
    const covered = protectedAddress(attribs);
    if (covered) {
      text(` ${covered} `);
      continue;
    }
    const label = attribs['aria-label'] ?? title;
    if (isMailLink(href)) pieces.push({ kind: 'mail', href, label });
    else if (name === 'a' && href) pieces.push({ kind: 'link', href });
    steps.push({ node, isEnd: true });
    enter(node.children);
  }
  return join(pieces);
}
