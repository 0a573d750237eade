import { LocalWorldError } from '../../process/local-world-error.ts';
import type { DeployPorts } from '../deploy-ports.ts';
import { judgeSettings, type SettingsJudgment } from './judge-settings.ts';
import { regionNear } from './region-of.ts';
import type { Setting } from './settings.ts';
import {
  readSettings,
  settingsFiles,
  type HeldSettings,
  writeSettings,
  type SettingsPlace,
} from './settings-files.ts';

/** The public pages are at the same address as the app, unless the person says otherwise. */
export function isSiteThere(project: string, { functions, product }: HeldSettings): boolean {
  const { site_url = '' } = product;
  const origin = functions['APP_ORIGIN'] ?? '';
  return site_url === origin || (site_url !== '' && site_url !== `https://${project}.web.app`);
}

type Asking = SettingsPlace &
  Pick<DeployPorts, 'ask' | 'write'> & {
    /** Where the database is to be, if that was said. */
    location?: string | null;
  };

const LIST = new Intl.ListFormat('en-US');

/** How a project's settings are; changes nothing. */
export const lookAtSettings = async (at: SettingsPlace): Promise<SettingsJudgment> =>
  judgeSettings(at.project, await readSettings(at));

function refuse(project: string, missing: Setting[]): never {
  const files = settingsFiles(project);
  const parts = (['functions', 'product'] as const).flatMap((place) => {
    const names = missing.filter((one) => one.place === place).map(({ name }) => name);
    return names.length > 0 ? [`${LIST.format(names)} in ${files[place]}`] : [];
  });
  throw new LocalWorldError(
    `Set ${LIST.format(parts)}, then run this again: docs/deploy.md#settings says what each means.`,
  );
}

function suggestionFor({ project, location = null }: Asking, name: string): string {
  if (name === 'APP_ORIGIN') return `https://${project}.web.app`;
  return name === 'REGION' ? regionNear(location) : '';
}

/** An empty answer takes the suggestion, where there is one. */
async function askFor(at: Asking, setting: Setting) {
  const { name, meaning, needed, schema } = setting;
  const suggestion = suggestionFor(at, name);
  const prompt = suggestion ? `${name} [${suggestion}]:` : `${name}:`;
  const answer = await at.ask({
    text: `${meaning} (${needed ?? 'optional'})\n${prompt}`,
    check: (given) => {
      const value = given || suggestion;
      if (!value) return `${name} is required.`;
      const { error } = schema.safeParse(value);
      return error ? `${name} ${error.issues[0]?.message ?? 'cannot be used.'}` : null;
    },
  });
  return answer === null ? null : answer || suggestion;
}

/**
 * Asks for the required settings that are missing, and keeps each answer at once in the project's
 * own files, so that a repeated run asks for the rest only. Throws one sentence when a setting
 * cannot be used, or when some are missing and nobody answers.
 */
export async function prepareSettings(at: Asking): Promise<void> {
  const { missing, faults } = await lookAtSettings(at);
  if (faults.length > 0) throw new LocalWorldError(faults.join(' '));
  const write = ({ name, place }: Pick<Setting, 'name' | 'place'>, value: string) =>
    writeSettings(at, { functions: {}, product: {}, [place]: { [name]: value } });
  for (const [n, setting] of missing.entries()) {
    const value = await askFor(at, setting);
    if (value === null) refuse(at.project, missing.slice(n));
    await write(setting, value);
  }
  const held = await readSettings(at);
  const app_origin = held.functions['APP_ORIGIN'] ?? '';
  if (!isSiteThere(at.project, held))
    await write({ name: 'site_url', place: 'product' }, app_origin);
}
