/**
 * `npm run capture -- <link>`: the phone of the local world. Sends the link as the iOS Shortcut
 * does, prints the spoken sentence and the DM text to paste. VIBES_STACK names a world other than
 * that of `npm start`.
 */
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { ErrorAnswer } from '@vibes/core/api/error-code';
import { readFile } from 'node:fs/promises';
import { runCommandLine } from '../process/run-main.ts';
import { parseJson } from '../stand-ins/local-server.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runningStack, type Stack } from '../world/stack.ts';
import { chosenStack } from '../world/world-paths.ts';
import { readCaptureArguments, type CaptureArguments } from './capture-arguments.ts';

/** The endpoint promises an answer within 10 seconds; the rest is for a slow machine. */
const PATIENCE_MS = 30_000;

async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new LocalWorldError(`The page ${file} cannot be read.`, { cause: error });
  }
}

async function requestCapture(
  stack: Stack,
  input: CaptureArguments,
): Promise<CaptureAnswer | ErrorAnswer> {
  const body = {
    url: input.link ?? undefined,
    text: input.text ?? undefined,
    note: input.note ?? undefined,
    html: input.html === null ? undefined : await readPage(input.html),
    dry_run: input.dry_run || undefined,
  };
  const response = await fetch(`${stack.web}/api/capture`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${input.key ?? stack.demo.api_key}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new LocalWorldError(`${stack.web} does not answer: is npm start still running?`, {
      cause: error,
    });
  });
  const text = await response.text();
  const answer = parseJson(text);
  if (answer === null || typeof answer !== 'object' || !('ok' in answer)) {
    throw new LocalWorldError(`Not an answer of the product (${response.status}): ${text}`);
  }
  return answer as CaptureAnswer | ErrorAnswer;
}

/** What the phone shows. */
function show(answer: CaptureAnswer | ErrorAnswer): string {
  if (!answer.ok) return `${answer.message} (${answer.code})`;
  if (!answer.dm) return answer.message;
  return `${answer.message}\n\nOn the clipboard:\n${answer.dm.text}\n\nTo paste at: ${answer.dm.open_url}`;
}

await runCommandLine(async () => {
  const input = readCaptureArguments(process.argv.slice(2));
  const answer = await requestCapture(await runningStack(chosenStack()), input);
  const text = input.json ? JSON.stringify(answer, null, 2) : show(answer);
  // With --json the answer itself is printed, also when it is a refusal.
  if (answer.ok || input.json) console.log(text);
  else console.error(text);
  return answer.ok;
});
