import { parseEnv } from 'node:util';
import { LocalWorldError } from '../../process/local-world-error.ts';
import type { DeployPorts } from '../deploy-ports.ts';

/** A project's settings in the checkout that is deployed. */
export interface SettingsPlace extends Pick<DeployPorts, 'file'> {
  project: string;
}
export type Values = Record<string, string>;
/** What the two files of a project set, each with what is set for every project below it. */
export interface HeldSettings {
  functions: Values;
  product: Values;
}

export const settingsFiles = (project: string) => ({
  functions: `functions/.env.${project}`,
  product: `web/product.${project}.json`,
});

async function readProduct(at: SettingsPlace, file: string): Promise<Values> {
  const text = await at.file(file);
  try {
    return JSON.parse(text || '{}') as Values;
  } catch (cause) {
    throw new LocalWorldError(`${file} holds no JSON.`, { cause });
  }
}

/** What a project's own file sets of the pages. */
export const readOwnProduct = (at: SettingsPlace): Promise<Values> =>
  readProduct(at, settingsFiles(at.project).product);

/** What the functions of a project are deployed with, apart from secrets: as firebase-tools reads it. */
async function readFunctionsSettings(at: SettingsPlace): Promise<Values> {
  const files = ['functions/.env', settingsFiles(at.project).functions];
  const texts = await Promise.all(files.map((file) => at.file(file)));
  return Object.assign({}, ...texts.map((text) => parseEnv(text ?? ''))) as Values;
}

/** One of them; null when unset or empty. */
export const readSetting = async (at: SettingsPlace, name: string): Promise<string | null> =>
  (await readFunctionsSettings(at))[name] || null;

export async function readSettings(at: SettingsPlace): Promise<HeldSettings> {
  const [functions, all, own] = await Promise.all([
    readFunctionsSettings(at),
    readProduct(at, 'web/public/product.json'),
    readOwnProduct(at),
  ]);
  return { functions, product: { ...all, ...own } };
}

/** Sets one value in a `.env` file; every other line stays as it is. */
function withLine(text: string, [name, value]: [string, string]): string {
  const line = `${name}=${value}`;
  const held = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'm');
  if (held.test(text)) return text.replace(held, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** Adds values to a project's own files, each of which is replaced whole. */
export async function writeSettings(
  at: SettingsPlace & Pick<DeployPorts, 'write'>,
  given: HeldSettings,
): Promise<void> {
  const { functions, product } = settingsFiles(at.project);
  if (Object.keys(given.functions).length > 0) {
    const before = (await at.file(functions)) ?? '';
    await at.write(functions, Object.entries(given.functions).reduce(withLine, before));
  }
  if (Object.keys(given.product).length > 0) {
    const all = { ...(await readProduct(at, product)), ...given.product };
    await at.write(product, `${JSON.stringify(all, null, 2)}\n`);
  }
}
