/** A text brought to plain letters for searching, with the way back to what was written. */
export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, where it stood in the original; one more entry marks the end. Null: same places. */
  origins: number[] | null;
}

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const LOOKALIKES = new Map<string, string>([
  ...Array.from(
    SMALL_CAPITALS,
    (letter, index) => [letter, String.fromCharCode(97 + index)] as const,
  ),
  ...Array.from('。．․﹒｡', (dot) => [dot, '.'] as const),
  ...Array.from('＠﹫', (at) => [at, '@'] as const),
  ...Array.from('‐‑−﹣－', (hyphen) => [hyphen, '-'] as const),
]);

/**
 * A run of ASCII, or a character with its combining marks; the bound keeps
 * stacked marks from costing more than linear time.
 */
const CLUSTER = /\p{ASCII}+(?!\p{M})|\P{M}\p{M}{0,8}|\p{M}{1,8}/gsu;
const ASCII = /^\p{ASCII}*$/u;
/** Zero-width characters, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F]/gu;
const PLAIN = /^[a-zA-Z0-9]$/;

function foldCluster(cluster: string): string {
  const known = LOOKALIKES.get(cluster);
  if (known) return known;
  const visible = cluster.replace(INVISIBLE, '');
  const folded = visible.normalize('NFKC');
  // Bullets and footnotes (①, ¹) and emoji (ℹ️) are glued to an address, not letters of it.
  const isMark = /^\p{No}/u.test(visible) || cluster.includes('\uFE0F');
  if (PLAIN.test(folded) && !isMark) return folded;
  return /^\s$/u.test(visible) && visible !== '\n' ? ' ' : visible.normalize('NFC');
}

/**
 * Styled letters (𝗯𝗼𝗹𝗱, ｗｉｄｅ, sᴍᴀʟʟ ᴄᴀᴘs), look-alike dots, hyphens and at signs
 * become plain ones; what has no width goes. Nothing else is changed.
 */
export function foldText(original: string): FoldedText {
  if (ASCII.test(original)) return { text: original, origins: null };
  const pieces: string[] = [];
  const origins: number[] = [];
  for (const match of original.matchAll(CLUSTER)) {
    const [cluster] = match;
    const isPlain = ASCII.test(cluster);
    const folded = isPlain ? cluster : foldCluster(cluster);
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      origins.push(match.index + (isPlain ? unit : 0));
    }
  }
  origins.push(original.length);
  return { text: pieces.join(''), origins };
}
