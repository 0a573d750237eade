import { SETTINGS, type Setting, type SettingPlace } from './settings.ts';

export const SETTINGS_PAGE = 'docs/deploy.md';
const BEGIN = '<!-- The table is written by: npm run settings-table -->';
const END = '<!-- The table ends here. -->';

const PLACES: Record<SettingPlace, string> = {
  functions: '`functions/.env.<project>`',
  secret: 'Secret Manager',
  product: '`web/product.<project>.json`',
  local: 'on this machine only',
};

function usual({ schema, place, needed }: Setting): string {
  if (needed !== null) return `**${needed}**`;
  if (place === 'secret') return 'made by the deployment';
  const { data } = place === 'product' ? { data: '' } : schema.safeParse(undefined);
  if (data === undefined || data === '') return 'empty';
  return typeof data === 'boolean' ? (data ? 'on' : 'off') : `\`${JSON.stringify(data)}\``;
}

const rowOf = (setting: Setting): string[] => [
  `\`${setting.name}\``,
  setting.meaning,
  usual(setting),
  PLACES[setting.place],
];

/** All settings as a table in Markdown, in columns, as Prettier leaves it. */
export function settingsTable(): string {
  const sorted = Object.keys(PLACES).flatMap((place) =>
    SETTINGS.filter((one) => one.place === place),
  );
  const rows = [['setting', 'what it sets', 'by default', 'where'], ...sorted.map(rowOf)];
  const widths = [0, 1, 2, 3].map((n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The page with its table as the schemas have it now. Throws when its place in the page is gone. */
export function withSettingsTable(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`${SETTINGS_PAGE} has no place for the settings.`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${settingsTable()}\n\n${page.slice(end)}`;
}
