import { markdownTable, withTable } from '../markdown-table.ts';
import { rightsTable } from '../rights/rights-table.ts';
import { SETTINGS, type Setting, type SettingPlace } from './settings.ts';

export const SETTINGS_PAGE = 'docs/deploy.md';
const SETTINGS_BEGIN = '<!-- The table of settings is written by: npm run settings-table -->';
const RIGHTS_BEGIN = '<!-- The table of rights is written by: npm run settings-table -->';

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

/** All settings as a table in Markdown. */
export function settingsTable(): string {
  const sorted = Object.keys(PLACES).flatMap((place) =>
    SETTINGS.filter((one) => one.place === place),
  );
  return markdownTable([['setting', 'what it sets', 'by default', 'where'], ...sorted.map(rowOf)]);
}

/** The page with its tables as settings and rights are now. */
export const withTables = (page: string): string =>
  withTable(withTable(page, SETTINGS_BEGIN, settingsTable()), RIGHTS_BEGIN, rightsTable());
