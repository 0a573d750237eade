/**
 * In place of firebase-tools, in tests of a deployment: hands its arguments, and the files it would
 * deploy, to the stand-in of Google's APIs at VIBES_GOOGLE_CLOUD, and ends as that says. What a
 * deployment wrote is in VIBES_WRITTEN, since tests write no file.
 */
import { readFile } from 'node:fs/promises';

const [rules, indexes] = await Promise.all(
  ['firestore.rules', 'firestore.indexes.json'].map((file) => readFile(file, 'utf8')),
);
const { VIBES_GOOGLE_CLOUD, VIBES_WRITTEN = '{}' } = process.env;
const response = await fetch(`${VIBES_GOOGLE_CLOUD}/cli`, {
  method: 'POST',
  body: JSON.stringify({
    args: process.argv.slice(2),
    rules,
    indexes,
    ...JSON.parse(VIBES_WRITTEN),
  }),
});
const { code, output } = await response.json();
process.stdout.write(output);
process.exitCode = code;
