/**
 * A worker that runs one user's deliveries, for as long as it is let live.
 * Arguments: uid, milliseconds its clock runs ahead, where on the way of a mail its process is
 * killed (nowhere, when empty).
 */
import { runNudge } from '../../../functions/src/delivery/run-nudge.ts';
import type { MailSender } from '../../../functions/src/ports/mail-sender.ts';
import { NEVER } from '../../support/deliveries.ts';
import { worker } from '../../support/worker.ts';

const [uid = '', ahead = '0', dies_at = ''] = process.argv.slice(2);
const ports = await worker({ ahead: Number(ahead) });

function dieAt(moment: string): void {
  if (moment === dies_at) process.kill(process.pid, 'SIGKILL');
}

const mail: MailSender = async (account) => {
  dieAt('before-sign-in');
  const session = await ports.mail(account);
  dieAt('signed-in');
  if ('refused' in session) return session;
  return {
    ...session,
    async send(message) {
      dieAt('before-the-message');
      const outcome = await session.send(message);
      dieAt('after-the-message');
      return outcome;
    },
  };
};

await runNudge({ ...ports, mail }, { uid, until: NEVER });
process.exit();
