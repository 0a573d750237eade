import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { Deployment } from './deploy-ports.ts';

const manifestSchema = z.looseObject({ version: z.string() });

/** The version of the checkout, as package.json has it. */
export async function ownVersion({ file }: Pick<Deployment, 'file'>): Promise<string> {
  const text = await file('package.json');
  if (text === null) throw new LocalWorldError('This checkout has no package.json.');
  return manifestSchema.parse(JSON.parse(text)).version;
}

/** What a release in Hosting is called: the version, and the commit as git describes it. */
export async function releaseName(deployment: Pick<Deployment, 'file' | 'run'>): Promise<string> {
  const args = ['describe', '--always', '--tags', '--dirty'];
  const { code, output } = await deployment.run({ program: 'git', args, is_reading: true });
  return `${await ownVersion(deployment)} (${code === 0 ? output.trim() : 'unknown commit'})`;
}

/** The version in the name of a release; null where it has none, as after a rollback to a commit. */
export const versionIn = (name: string): string | null =>
  /^v?(\d+\.\d+\.\d+)/.exec(name)?.[1] ?? null;
