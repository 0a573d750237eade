/** One change to a text. `place` and `span` are shares (0 to 1) of it, so that a step fits any text. */
export interface Step {
  act: keyof typeof ACTS;
  place: number;
  /** Length of the part concerned; at most 24 characters. */
  span: number;
  /** Picks among what can be put in. */
  pick: number;
}

const LONGEST_SPAN = 24;

const TOKENS = [
  ...['@', '.', ',', ':', '+', '_', '-', '/', '#', '%', '"', '\\', '<', '>', '(', ')', '[', '{'],
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\0',
    '\ud83d',
    '\udce9',
    '📩',
    '👨‍👩‍👧',
    '🇳🇴',
    'e\u0301\u0302',
    '\u202e',
  ],
  ...[' at ', '(at)', '[dot]', ' dot ', ' arroba ', ' punto ', 'собака', '골뱅이', 'ät', '★', '＠'],
  ...['gmail', 'gmail.com', '.com', ' com', '.co.uk', 'com', '.png', 'www.', 'https://', 'mailto:'],
  ...['@@', '..', 'a.a.', '1', '%40', '&#64;', '&commat;', '\\u0040', '&#', '&#x110000;', '%ff'],
  ...['my username @ gmail.com', 'swap # for @', 'backwards', '@example.com', 'noreply@', '<!--'],
];

const INVISIBLE = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\ufe0f',
  '\u{e0061}',
];

/** Ways of writing a letter, as the distance from `a` or as its own row. */
const shifted = (first: number) => (letter: string) =>
  String.fromCodePoint(first + letter.charCodeAt(0) - 97);
const fromRow = (row: string) => {
  const letters = Array.from(row);
  return (letter: string) => letters[letter.charCodeAt(0) - 97] ?? letter;
};
const STYLES = [
  ...[0x1d41a, 0x1d5ee, 0x1d622, 0x1d68a, 0x1d552, 0xff41, 0x24d0].map(shifted),
  ...[0x1f130, 0x1f150, 0x1f170].map(shifted),
  fromRow('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'),
  fromRow('аbсdеfgһіјklmnорqrѕtuvwхуz'),
  (letter: string) => `${letter} `,
];

const pickFrom = <T>(list: readonly T[], pick: number): T =>
  list[Math.floor(pick * list.length) % list.length] as T;

const ENTITIES = [
  (letter: string) => `&#${letter.codePointAt(0) ?? 0};`,
  (letter: string) => `&#x${(letter.codePointAt(0) ?? 0).toString(16)};`,
  (letter: string) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  (letter: string) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
];

interface Cut {
  before: string;
  part: string;
  after: string;
}

/** What each step does, by name. `other` is a second text. */
const ACTS = {
  insert: ({ before, part, after }: Cut, pick: number) =>
    before + pickFrom(TOKENS, pick) + part + after,
  delete: ({ before, after }: Cut) => before + after,
  repeat: ({ before, part, after }: Cut, pick: number) =>
    before + part.repeat(2 + Math.floor(pick * 20)) + after,
  swap: ({ before, part, after }: Cut) => before + Array.from(part).reverse().join('') + after,
  glue: ({ before, part, after }: Cut) => before + part.replace(/\s/g, '') + after.trimStart(),
  splice: ({ before }: Cut, pick: number, other: string) =>
    before + other.slice(Math.floor(pick * other.length)),
  case: ({ before, part, after }: Cut, pick: number) =>
    before + (pick < 0.5 ? part.toUpperCase() : part.toLowerCase()) + after,
  style: ({ before, part, after }: Cut, pick: number) =>
    before + part.toLowerCase().replace(/[a-z]/g, pickFrom(STYLES, pick)) + after,
  invisible: ({ before, part, after }: Cut, pick: number) =>
    before + Array.from(part).join(pickFrom(INVISIBLE, pick)) + after,
  encode: ({ before, part, after }: Cut, pick: number) =>
    before + part.replace(/[!-~]/g, pickFrom(ENTITIES, pick)) + after,
  truncate: ({ before }: Cut) => before,
};
export const STEP_ACTS = Object.keys(ACTS) as (keyof typeof ACTS)[];

/** Bound of a mutated text, so that repeated repetition stays quick to read. */
const LONGEST = 4000;

/** Same text, same steps: same result. The text need not stay well-formed. */
export function mutateText(
  text: string,
  { steps, other, longest = LONGEST }: { steps: readonly Step[]; other: string; longest?: number },
): string {
  return steps.reduce((current, { act, place, span, pick }) => {
    const start = Math.floor(place * current.length);
    const end = start + Math.ceil(span * LONGEST_SPAN);
    const cut = {
      before: current.slice(0, start),
      part: current.slice(start, end),
      after: current.slice(end),
    };
    return ACTS[act](cut, pick, other).slice(0, longest);
  }, text);
}
