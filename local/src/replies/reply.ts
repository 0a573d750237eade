/**
 * `npm run reply -- <handle> "text"`: a creator of the local world answers the last email sent to
 * them. VIBES_STACK names a world other than that of `npm start`.
 */
import { dirname, join } from 'node:path';
import { movableClock } from '../../../functions/src/platform/movable-clock.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { isWorldUp, runningStack } from '../world/stack.ts';
import { chosenStack } from '../world/world-paths.ts';
import { composeReply } from './compose-reply.ts';
import { findSentMail } from './find-sent-mail.ts';
import { readReplyArguments } from './reply-arguments.ts';

await runCommandLine(async () => {
  const { handle, text, kind, authentication } = readReplyArguments(process.argv.slice(2));
  const file = chosenStack();
  // A world that was killed leaves its file.
  const stack = await runningStack((await isWorldUp(file)) ? file : '');
  const mail = await findSentMail(stack, handle);
  const now = movableClock(join(dirname(file), 'clock-offset'))();
  const raw = await composeReply({ to: mail, kind, text, now });
  const response = await fetch(`${stack.mailbox}/imap`, {
    method: 'POST',
    body: JSON.stringify({
      action: 'add',
      account: mail.from,
      raw,
      authentication,
      received_at: now.toISOString(),
    }),
  });
  if (!response.ok) throw new LocalWorldError(`The mailbox refused it: ${await response.text()}`);
  console.log(
    `An answer to “${mail.subject}” is in the mailbox of ${mail.from}. The app shows it within seconds while Email Settings → Watch for replies is on.`,
  );
});
