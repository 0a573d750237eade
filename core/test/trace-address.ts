/** Whether an address was read from a text or made up: a check that shares no code with the finder. */
import { decodeHTML, decodeHTMLStrict } from 'entities';
import type { FoundAddress } from '../src/contact/contact-candidate.ts';

const ROWS = [
  ['abcdefghijklmnopqrstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'],
  ['ahceijopsxykmtb', 'аһсеіјорѕхукмтв'],
  ['aeiknoptuvxyzh', 'αεικνορτυνχγζη'],
] as const;
const LOOKALIKES = new Map(
  ROWS.flatMap(([plain, alike]) =>
    Array.from(alike, (letter, index) => [letter, plain.charAt(index)] as const),
  ),
);
/** Boxed and circled capitals, which no normal form folds. */
const BOXES = [0x1f130, 0x1f150, 0x1f170];

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const box = BOXES.find((first) => code >= first && code < first + 26);
  if (box !== undefined) return String.fromCharCode(97 + code - box);
  return LOOKALIKES.get(letter) ?? letter;
}

/** Letters and digits only, plain and small, each with the place where it stood. */
function squeeze(text: string): { letters: string; places: number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  const folded = Array.from(text, plainLetter).join('').normalize('NFKC').normalize('NFD');
  Array.from(folded.toLowerCase(), plainLetter).forEach((letter, place) => {
    if (!/[\p{L}\p{N}]/u.test(letter)) return;
    letters.push(letter);
    for (let unit = 0; unit < letter.length; unit += 1) places.push(place);
  });
  return { letters: letters.join(''), places };
}

const attempt = (decode: () => string, text: string) => {
  try {
    return decode();
  } catch {
    return text;
  }
};
const DECODERS = [
  (text: string) => decodeHTML(text),
  (text: string) => decodeHTMLStrict(text),
  (text: string) =>
    text.replace(/(?:%[0-9a-f]{2}){1,12}/gi, (run) => attempt(() => decodeURIComponent(run), run)),
  (text: string) =>
    text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  // "Remove NOSPAM": a person takes the named word out.
  (text: string) => {
    const named = /\b(?:remove|without)\W{1,4}(\w{3,20})/i.exec(text)?.[1];
    return named ? text.replaceAll(named, '') : text;
  },
  (text: string) => text.replace(/\\[nrt]/g, ' ').replace(/\\(["\\/])/g, '$1'),
];

/** A text as it is, and as it reads with its escapes undone, up to three layers deep. */
function* readings(text: string): Generator<string> {
  const seen = new Set([text]);
  yield text;
  for (let layer = 0, last = [text]; layer < 3 && last.length; layer += 1) {
    const next = last.flatMap((one) => DECODERS.map((decode) => decode(one)));
    last = [...new Set(next)].filter((one) => !seen.has(one));
    for (const one of last) {
      seen.add(one);
      yield one;
    }
  }
}

const reversed = (text: string) => Array.from(text).reverse().join('');
const labelsOf = (side: string) => side.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

interface Wanted {
  labels: string[];
  /** How many of the labels are the local part. */
  local: number;
  /** An at sign, or what takes its place, must be there. */
  hasSign: boolean;
  /** Letters that may stand between two labels: words for the signs. */
  gap: number;
}

function stands(text: string, { labels, local, hasSign, gap }: Wanted): boolean {
  const { letters, places } = squeeze(text);
  const from = (index: number, start: number): boolean => {
    const label = labels[index];
    if (label === undefined) return true;
    const last = index === 0 ? letters.length : start + gap;
    for (let at = letters.indexOf(label, start); at >= 0 && at <= last;) {
      const isApart = (places[at] ?? 0) - (places[start - 1] ?? 0) > 1;
      const needsSign = hasSign && index === local && index > 0;
      if ((!needsSign || isApart) && from(index + 1, at + label.length)) return true;
      at = letters.indexOf(label, at + 1);
    }
    return false;
  };
  return from(0, 0);
}

/**
 * Whether the letters of `found` stand in `text` in their order, each label of the address in one
 * piece: only what its repairs corrected may differ.
 */
export function isTraceable(
  text: string,
  { found, handle = '', gap = 40 }: { found: FoundAddress; handle?: string; gap?: number },
): boolean {
  const { address, repairs } = found;
  const sign = address.lastIndexOf('@');
  const isHandle = repairs.includes('handle');
  if (isHandle && address.slice(0, sign) !== handle.replace(/^@/, '').toLowerCase()) return false;
  const local = isHandle ? [] : labelsOf(address.slice(0, sign));
  const domain = labelsOf(address.slice(sign + 1));
  const kept = repairs.includes('ending') ? domain.slice(0, -1) : domain;
  const wanted = {
    labels: [...local, ...kept].map((label) => squeeze(label).letters),
    local: local.length,
    hasSign: !repairs.includes('at_sign'),
    gap,
  };
  const isReversed = repairs.includes('reversed');
  for (const reading of readings(text)) {
    if (stands(isReversed ? reversed(reading) : reading, wanted)) return true;
  }
  return false;
}

/** Whether `quotation` is in `text` word for word; spaces, signs and the style of letters may differ. */
export function isQuotedFrom(text: string, quotation: string): boolean {
  const { letters } = squeeze(quotation);
  for (const reading of readings(text)) {
    if (squeeze(reading).letters.includes(letters)) return true;
  }
  return false;
}
