/**
 * `npm run -s inbound -- <folder> [--watched] [--json]`: how well the product reads what comes in,
 * over a folder of labelled messages. Mistakes are the measure, not a failure; a folder that cannot
 * be read is one.
 */
import { oneFolder, readCommandLine } from '../process/command-line.ts';
import { runCommandLine } from '../process/run-main.ts';
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

await runCommandLine(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    usage: USAGE,
    options: { watched: flag, json: flag },
  });
  const samples = await readInboundSamples(oneFolder(positionals, USAGE));
  const read = await measureInbound(samples);
  const seen = values.watched ? await measureWatched(samples) : null;
  const lines = [describeInbound(read), ...(seen ? [describeWatched(seen, samples)] : [])];
  console.log(values.json ? JSON.stringify({ ...read, ...seen }, null, 2) : lines.join('\n'));
});
