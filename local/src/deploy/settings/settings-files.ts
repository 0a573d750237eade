import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { LocalWorldError } from '../../process/local-world-error.ts';

/** A project's settings in the folder that is deployed. */
export interface SettingsPlace {
  root: string;
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

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function readProduct(root: string, file: string): Promise<Values> {
  const text = await read(join(root, file));
  try {
    return JSON.parse(text || '{}') as Values;
  } catch (cause) {
    throw new LocalWorldError(`${file} holds no JSON.`, { cause });
  }
}

/** What the functions of a project are deployed with, apart from secrets. */
export const readFunctionsSettings = async ({ root, project }: SettingsPlace): Promise<Values> => {
  const files = ['functions/.env', settingsFiles(project).functions];
  const texts = await Promise.all(files.map((file) => read(join(root, file))));
  return Object.assign({}, ...texts.map((text) => parseEnv(text))) as Values;
};

export async function readSettings(at: SettingsPlace): Promise<HeldSettings> {
  const files = ['web/public/product.json', settingsFiles(at.project).product];
  const [functions, ...product] = await Promise.all([
    readFunctionsSettings(at),
    ...files.map((file) => readProduct(at.root, file)),
  ]);
  return { functions, product: Object.assign({}, ...product) as Values };
}

/** Sets one value in a `.env` file; every other line stays as it is. */
function withLine(text: string, [name, value]: [string, string]): string {
  const line = `${name}=${value}`;
  const held = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'm');
  if (held.test(text)) return text.replace(held, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** Adds values to a project's own files, each of which is replaced whole. */
export async function writeSettings(at: SettingsPlace, given: HeldSettings): Promise<void> {
  const { functions, product } = settingsFiles(at.project);
  if (Object.keys(given.functions).length > 0) {
    const file = join(at.root, functions);
    await replace(file, Object.entries(given.functions).reduce(withLine, await read(file)));
  }
  if (Object.keys(given.product).length > 0) {
    const all = { ...(await readProduct(at.root, product)), ...given.product };
    await replace(join(at.root, product), `${JSON.stringify(all, null, 2)}\n`);
  }
}
