/**
 * `npm run -s contacts -- <folder> [--json]`: how well the product finds contact
 * addresses in a folder of labelled pages, bios, snippets and creators. Mistakes are the
 * measure, not a failure; a folder that cannot be read is one.
 */
import { oneFolder, readCommandLine } from '../process/command-line.ts';
import { runCommandLine } from '../process/run-main.ts';
import { readContactSamples } from './contact-samples.ts';
import { describeMeasure } from './describe-measure.ts';
import { measureContacts } from './measure-contacts.ts';
import { describeCreators, measureCreators } from './measure-creators.ts';
import { findInBio, findInPage } from './product-finder.ts';

const USAGE = 'Use: npm run -s contacts -- <folder> [--json]';

await runCommandLine(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    usage: USAGE,
    options: { json: { type: 'boolean', default: false } },
  });
  const samples = await readContactSamples(oneFolder(positionals, USAGE));
  const measure = measureContacts(samples, { inPage: findInPage, inBio: findInBio });
  const creators = samples.creators && (await measureCreators(samples.creators));
  const texts = [
    describeMeasure(samples, measure),
    ...(creators ? [describeCreators(creators)] : []),
  ];
  console.log(
    values.json ? JSON.stringify({ ...measure, ...creators }, null, 2) : texts.join('\n'),
  );
});
