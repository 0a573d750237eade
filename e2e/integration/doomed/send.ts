/** A worker that runs one user's mailbox, for as long as it is let live. Argument: uid. */
import { runMailbox } from '../../../functions/src/delivery/run-mailbox.ts';
import { worker } from '../../support/worker.ts';

const [uid = ''] = process.argv.slice(2);
await runMailbox(await worker(), { uid, until: new Date(Date.now() + 60_000) });
process.exit();
