/**
 * In place of firebase-tools, in tests of a deployment: hands its arguments, and the files it would
 * deploy, to the stand-in of Google's APIs at VIBES_GOOGLE_CLOUD, and ends as that says.
 */
import { readFile } from 'node:fs/promises';

const [rules, indexes] = await Promise.all(
  ['firestore.rules', 'firestore.indexes.json'].map((file) => readFile(file, 'utf8')),
);
const response = await fetch(`${process.env.VIBES_GOOGLE_CLOUD}/cli`, {
  method: 'POST',
  body: JSON.stringify({ args: process.argv.slice(2), rules, indexes }),
});
const { code, output } = await response.json();
process.stdout.write(output);
process.exitCode = code;
