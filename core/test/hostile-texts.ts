/** Families of texts that make a careless search do the same work over and over: `(length) => text`. */

/** Pieces repeated to a length. */
const PIECES = [
  ...['@', 'a', 'A', '.', '-', '_', '+', '1', ' ', '\n', '\t ', '(', '[', '{', '<', '"', "'", ','],
  ...['a.', 'a-', 'a_', 'a@', '@a', '@.', '.@', '@ ', ' @', '@\n', 'a@b.', 'a@b.com', 'a@b.com '],
  ...['@a.', 'a@a.a.a.', '(at)a.', 'a\u0301', 'é@é.'],
  ...[' at', ' at ', 'at', '(at)', '( at )', '[at', ' dot', ' dot ', '(dot)', ' . ', ' .'],
  ...['a at b dot ', 'a (at) ', 'a dot b ', 'a arroba b punto ', 'a собака б точка ', '골뱅이닷'],
  ...[
    'gmail',
    'gmail ',
    'gmail.com',
    'gmail com ',
    '@gmail',
    'agmail.com',
    'gmail.con ',
    'moc.liamg@',
    'moc.kelmor@ida ',
  ],
  ...['a ', 'a b ', 'a  ', 'a\n', 'a @ b . c o m ', '. ', ' .c', 'm o c . '],
  ...[
    '📩',
    '👨‍👩‍👧',
    '🇳🇴',
    '\u0301',
    'e\u0301',
    '\u200b',
    'a\u200b',
    '\u00ad',
    '\u202e',
    '\ud83d',
    '𝗮',
    'ａ',
    'ᴀ',
    '🅰',
    'а',
  ],
  ...[
    '&',
    '&#',
    '&#6',
    '&#64;',
    '&amp;',
    '&amp',
    'amp;',
    '%',
    '%4',
    '%40',
    '%2540',
    '\\',
    '\\u',
    '\\u0040',
    '\\\\',
  ],
  ...[
    '/',
    '//',
    'http://',
    'https://a@',
    'mailto:',
    'mailto:a@',
    '://',
    'www.',
    '?a=',
    '#',
    '★',
    '=@ ',
    'swap # for @ ',
  ],
  ...[
    'username ',
    'my username @ ',
    'remove ',
    'remove x: ',
    'name@',
    'noreply@',
    'xn--',
    '{"a":',
    '{{',
    '}}',
  ],
] as const;

/** A run alone, and between the halves of an address: a search may start at either end of it. */
const FRAMES = [
  { name: '', head: '', tail: '' },
  { name: ' between halves of an address', head: 'ida@', tail: '@kelmor.no' },
];

const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/**
 * Two pieces, each filling half, or alternating: what is quick on either may be slow where they
 * meet.
 */
const MIXES: [string, (length: number) => string][] = [
  ['letters, then signs', (length) => repeated('a', length / 2) + repeated('@', length / 2)],
  ['signs, then letters', (length) => repeated('@', length / 2) + repeated('a', length / 2)],
  ['labels, then spaces', (length) => repeated('a.', length / 2) + repeated(' ', length / 2)],
  ['spaces, then a sign', (length) => `${repeated(' ', length)}@`],
  ['words, then one sign', (length) => `${repeated('word ', length)}@ gmail . com`],
  ['brackets that close', (length) => repeated('(', length / 2) + repeated(')', length / 2)],
  ['a sign every 500 letters', (length) => repeated(`@${'ab '.repeat(166)}`, length)],
  ['everything in turn', (length) => repeated(PIECES.join(''), length)],
  ['everything in turn, apart', (length) => repeated(PIECES.join(' '), length)],
  ['growing runs', (length) => growing('a@', length)],
  ['growing runs of labels', (length) => growing('.a', length)],
  ['growing runs of spaces', (length) => growing(' ', length)],
];

function growing(piece: string, length: number): string {
  let text = '';
  for (let run = 1; text.length < length; run += 1) text += `${piece.repeat(run)}|`;
  return text.slice(0, length);
}

export const HOSTILE_TEXTS: readonly [string, (length: number) => string][] = [
  ...PIECES.flatMap((piece) =>
    FRAMES.map(({ name, head, tail }): [string, (length: number) => string] => [
      `${JSON.stringify(piece)} over and over${name}`,
      (length) => head + repeated(piece, length) + tail,
    ]),
  ),
  ...MIXES,
];
