/**
 * `npm run -s inbound -- <folder> [--json]`: how well the product reads what comes in, over a
 * folder of labelled messages. Mistakes are the measure, not a failure; a folder that cannot be
 * read is one.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalWorldError } from '../process/local-world-error.ts';
import { describeInbound } from './describe-inbound.ts';
import { readInboundSamples } from './inbound-samples.ts';
import { measureInbound } from './measure-inbound.ts';

const USAGE = 'Use: npm run -s inbound -- <folder> [--json]';

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
  const measure = await measureInbound(await readInboundSamples(folder));
  console.log(json ? JSON.stringify(measure, null, 2) : describeInbound(measure));
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
