/** Languages of the month names that are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const DAY = 24 * 60 * 60_000;
/** Days ahead that a date may be to be meant as a return. */
const FARTHEST = 120;

/** Words that a date of return follows. */
const CUES = [
  ...['back', 'return', 'returning', 'until', 'till', 'through'],
  ...['zurück', 'wieder', 'bis', 'ab'],
  ...['retour', "jusqu'au", 'jusqu’au', 'jusqu'],
  ...['vuelta', 'vuelvo', 'regreso', 'hasta'],
  ...['rientro', 'rientrerò', 'ritorno', 'tornerò', 'fino'],
  ...['retorno', 'regresso', 'volto', 'volta', 'até'],
  ...['terug', 'tot'],
];

const monthNames = (month: number): string[] =>
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
        .format(Date.UTC(2026, month, 1))
        .toLowerCase()
        .replace(/\.$/, ''),
    ),
  );
const MONTHS = new Map(
  Array.from({ length: 12 }, (_, month) =>
    monthNames(month).map((name) => [name, month] as const),
  ).flat(),
);
const NAME = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');

const ORDINAL = String.raw`(?:st|nd|rd|th|er|º|ª|\.)?`;
const YEAR = String.raw`(?:,?\s+(?:(?:de|del)\s+)?(\d{4}))?`;
const FORMS: [RegExp, (parts: string[]) => Parts | null][] = [
  [
    /(\d{4})-(\d\d)-(\d\d)/u,
    ([y, m, d]) => ({ year: Number(y), month: Number(m) - 1, day: Number(d) }),
  ],
  [/(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?/u, ([d, m, y]) => numeric(d, m, y)],
  [/(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?/u, ([a, b, y]) => bySlash(a, b, y)],
  [
    new RegExp(String.raw`(\d{1,2})${ORDINAL}\s+(?:of\s+|de\s+)?(${NAME})\b\.?${YEAR}`, 'u'),
    ([d, name, y]) => named(d, name, y),
  ],
  [
    new RegExp(String.raw`(${NAME})\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b${YEAR}`, 'u'),
    ([name, d, y]) => named(d, name, y),
  ],
];

interface Parts {
  /** Undefined where the text names none. */
  year: number | undefined;
  /** From 0 on. */
  month: number;
  day: number;
}

const yearOf = (year: string | undefined) => (year ? Number(year) : undefined);
const numeric = (day = '', month = '', year?: string): Parts => ({
  year: yearOf(year),
  month: Number(month) - 1,
  day: Number(day),
});

/** Null where day and month could be meant either way round. */
function bySlash(one = '', other = '', year?: string): Parts | null {
  if (Number(other) > 12) return numeric(other, one, year);
  return Number(one) > 12 || one === other ? numeric(one, other, year) : null;
}

function named(day = '', name = '', year?: string): Parts | null {
  const month = MONTHS.get(name);
  return month === undefined ? null : { year: yearOf(year), month, day: Number(day) };
}

/** The day it names, or its next occurrence, as midnight in UTC; null for no day of a calendar. */
function dayMeant({ year, month, day }: Parts, at: Date): Date | null {
  const inYear = (y: number) => new Date(Date.UTC(y, month, day));
  const isReal = inYear(year ?? 2028).getUTCMonth() === month && day > 0;
  if (!isReal) return null;
  if (year !== undefined) return inYear(year);
  const thisYear = inYear(at.getUTCFullYear());
  return thisYear.getTime() < at.getTime() - DAY ? inYear(at.getUTCFullYear() + 1) : thisYear;
}

/** What follows each cue, up to the end of its sentence or line. */
const behindCues = (text: string): string[] => {
  const cue = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${CUES.join('|')})(?![\p{L}])([^\n!?]{0,60})`,
    'gu',
  );
  return [...text.toLowerCase().matchAll(cue)].map(([, rest = '']) => rest);
};

/**
 * The day that an automatic answer plainly names as the end of an absence, as midnight in UTC: the
 * last of them if it names several. Null without one, and for a day that is past, more than four
 * months ahead, or could be read as two.
 *
 * @param at when the answer arrived
 */
export function returnDate(text: string, at: Date): Date | null {
  const days: Date[] = [];
  for (const rest of behindCues(text.slice(0, 5000))) {
    for (const [form, read] of FORMS) {
      const found = form.exec(rest);
      if (!found) continue;
      const parts = read(found.slice(1));
      if (!parts) return null;
      const day = dayMeant(parts, at);
      if (day) days.push(day);
      break;
    }
  }
  const last = days.sort((a, b) => b.getTime() - a.getTime())[0];
  if (!last) return null;
  const ahead = (last.getTime() - at.getTime()) / DAY;
  return ahead > -1 && ahead <= FARTHEST ? last : null;
}
