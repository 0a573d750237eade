/**
 * `npm run -s contacts -- <folder> [--json]`: how well the product finds contact
 * addresses in a folder of labelled pages, bios, snippets and creators. Mistakes are the
 * measure, not a failure; a folder that cannot be read is one.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalWorldError } from '../process/local-world-error.ts';
import { readContactSamples } from './contact-samples.ts';
import { describeMeasure } from './describe-measure.ts';
import { measureContacts } from './measure-contacts.ts';
import { describeCreators, measureCreators } from './measure-creators.ts';
import { findInBio, findInPage } from './product-finder.ts';

const USAGE = 'Use: npm run -s contacts -- <folder> [--json]';

function readArguments(args: string[]): { folder: string; json: boolean } {
  const options = { json: { type: 'boolean', default: false } } as const;
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new LocalWorldError(`${String(error)}\n${USAGE}`, { cause: error });
  }
  const [folder, ...more] = parsed.positionals;
  if (folder === undefined || more.length) throw new LocalWorldError(`Give one folder.\n${USAGE}`);
  // npm runs scripts in the root; a path is relative to the folder the person is in.
  return { folder: resolve(process.env['INIT_CWD'] ?? '.', folder), json: parsed.values.json };
}

try {
  const { folder, json } = readArguments(process.argv.slice(2));
  const samples = await readContactSamples(folder);
  const measure = measureContacts(samples, { inPage: findInPage, inBio: findInBio });
  const creators = samples.creators && (await measureCreators(samples.creators));
  const texts = [
    describeMeasure(samples, measure),
    ...(creators ? [describeCreators(creators)] : []),
  ];
  console.log(json ? JSON.stringify({ ...measure, ...creators }, null, 2) : texts.join('\n'));
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
