/** A worker that runs one user's mailbox, for as long as it is let live. Argument: uid. */
import { runNudge } from '../../../functions/src/delivery/run-nudge.ts';
import { worker } from '../../support/worker.ts';

const [uid = ''] = process.argv.slice(2);
await runNudge(await worker(), { uid, until: new Date(Date.now() + 60_000) });
process.exit();
