const SCALES: [RegExp, number][] = [
  [/^(?:(?:k|tys|mil|тыс|тис|rb|bin)(?!\p{L})|千)/iu, 1e3],
  [/^(?:万|萬|만)/u, 1e4],
  [/^(?:m|mn|mio|mln|млн|jt|mi|triệu)(?!\p{L})/iu, 1e6],
  [/^(?:억|億|亿)/u, 1e8],
  [/^(?:b|mrd|bn)(?!\p{L})/iu, 1e9],
];

const exact = (count: number) => (Number.isSafeInteger(count) ? count : null);

/**
 * The count a text begins with, in people: "2,362", "2.362", "2 362", "1.2M",
 * "1,2 Mio.", "3,4万". Null when it begins with none, with a scale not known, or with one that no
 * integer holds exactly.
 */
export function readCount(text: string): number | null {
  const [whole = '', digits = ''] =
    /^\s{0,9}(\d{1,3}(?:[.,\u00A0\u202F ’']\d{3}){1,4}|\d{1,12}(?:[.,]\d{1,2})?)(?!\d)/.exec(
      text,
    ) ?? [];
  if (!digits) return null;
  const tail = text.slice(whole.length).replace(/^[\s\u00A0\u202F]{1,3}/u, '');
  const scale = SCALES.find(([name]) => name.test(tail));
  const isGrouped = /[.,\u00A0\u202F ’']\d{3}/.test(digits);
  if (isGrouped) return scale ? null : exact(Number(digits.replace(/\D/g, '')));
  const count = Number(digits.replace(',', '.')) * (scale?.[1] ?? 1);
  return exact(scale ? Math.round(count) : count);
}
