/** A worker that copies one user's creators to Notion, for as long as it is let live. Argument: uid. */
import { runCopies } from '../../support/copies.ts';

const [uid = ''] = process.argv.slice(2);
await runCopies({ uid });
process.exit();
