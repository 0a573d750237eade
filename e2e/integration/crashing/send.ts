/**
 * A worker that runs one user's deliveries until it is killed. Arguments: uid, milliseconds its
 * clock runs ahead, at which step of a mail its process is killed (never, when empty).
 */
import { runDispatch } from '../../../functions/src/delivery/run-dispatch.ts';
import type { MailSender } from '../../../functions/src/ports/mail-sender.ts';
import { NEVER } from '../../support/deliveries.ts';
import { worker } from '../../support/worker.ts';

const [uid = '', ahead = '0', crashes_at = ''] = process.argv.slice(2);
const ports = await worker({ ahead: Number(ahead) });

function crashAt(moment: string): void {
  if (moment === crashes_at) process.kill(process.pid, 'SIGKILL');
}

const mail: MailSender = async (account) => {
  crashAt('before-sign-in');
  const session = await ports.mail(account);
  crashAt('signed-in');
  if ('refused' in session) return session;
  return {
    ...session,
    async send(message) {
      crashAt('before-the-message');
      const outcome = await session.send(message);
      crashAt('after-the-message');
      return outcome;
    },
  };
};

await runDispatch({ ...ports, mail }, { uid, until: NEVER });
process.exit();
