/**
 * `npm run -s inbound -- <folder> [--watched] [--json]`: how well the product reads what comes in,
 * over a folder of labelled messages. Mistakes are the measure, not a failure; a folder that cannot
 * be read is one.
 */
import { resolve } from 'node:path';
import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { describeInbound } from './describe-inbound.ts';
import { describeWatched } from './describe-watched.ts';
import { readInboundSamples } from './inbound-samples.ts';
import { measureInbound } from './measure-inbound.ts';
import { measureWatched } from './measure-watched.ts';

const USAGE = `Use: npm run -s inbound -- <folder> [--watched] [--json]
--watched also measures what the watcher of a mailbox that holds the message alone makes of it.
A row of index.json may then say who was written to (contact), with what Message-IDs of ours begin
(token), and where the message lies (folder: inbox, junk or sent). Without contact it is the sender
of a reply or an automatic answer, bounced_address, or whom the user wrote to by hand; for a message
of the class other it is somebody else.`;

const flag = { type: 'boolean', default: false } as const;

function readArguments(args: string[]): { folder: string; watched: boolean; json: boolean } {
  const options = { watched: flag, json: flag };
  const { values, positionals } = readCommandLine(args, { options, usage: USAGE });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length) throw new LocalWorldError(`Give one folder.\n${USAGE}`);
  // npm runs scripts in the root; a path is relative to the folder the person is in.
  return { ...values, folder: resolve(process.env['INIT_CWD'] ?? '.', folder) };
}

try {
  const { folder, watched, json } = readArguments(process.argv.slice(2));
  const samples = await readInboundSamples(folder);
  const read = await measureInbound(samples);
  const seen = watched ? await measureWatched(samples) : null;
  const lines = [describeInbound(read), ...(seen ? [describeWatched(seen, samples)] : [])];
  console.log(json ? JSON.stringify({ ...read, ...seen }, null, 2) : lines.join('\n'));
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
