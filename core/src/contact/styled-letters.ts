/** Signs that look like a plain one and that Unicode's compatibility forms (NFKC) do not lead to it. */
const letter = (index: number): string => String.fromCharCode(97 + index);
const all = (similar: string, plain: string) =>
  Array.from(similar, (sign) => [sign, plain] as const);
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
/** First of 26 each: letters in brackets, in dark circles, in dark squares. */
const ALPHABETS = [0x249c, 0x1f150, 0x1f170];

export const STYLED_LETTERS: ReadonlyMap<string, string> = new Map([
  ...Array.from(SMALL_CAPITALS, (small, index) => [small, letter(index)] as const),
  ...ALPHABETS.flatMap((first) =>
    Array.from(
      { length: 26 },
      (_, index) => [String.fromCodePoint(first + index), letter(index)] as const,
    ),
  ),
  ...all('。．․﹒｡۔', '.'),
  ...all('＠﹫', '@'),
  ...all('‐‑‒−﹣－', '-'),
  ...all('＿', '_'),
  ...all('＋', '+'),
  ...all('（', '('),
  ...all('）', ')'),
  ...all('［【〔', '['),
  ...all('］】〕', ']'),
  ...all('＜', '<'),
  ...all('＞', '>'),
  ...all('｛', '{'),
  ...all('｝', '}'),
]);

/** A circled A alone among plain letters is an at sign: `ilsaⓐgmail.com`, also with a t behind it. */
export const CIRCLED_AT =
  /(?<![\u24b6-\u24e9\u{1f150}-\u{1f189}])[ⓐⒶ\u{1f150}\u{1f170}]\uFE0F?(?![\u24b6-\u24e9\u{1f150}-\u{1f189}])(?:t(?![\p{L}\p{N}]))?/gu;

/** Letters of flags, set apart so that no flag comes of them: 🇮 🇱 🇸 🇦. */
export const SPACED_FLAGS =
  /[\u{1f1e6}-\u{1f1ff}](?:[ \u200b\u200c\u2060][\u{1f1e6}-\u{1f1ff}]){2,40}/gu;

/** The letters of such a run. */
export const flagLetters = (run: string): string =>
  Array.from(run, (sign) => (sign.codePointAt(0) ?? 0) - 0x1f1e6)
    .filter((index) => index >= 0 && index < 26)
    .map(letter)
    .join('');
