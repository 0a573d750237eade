/** A worker that mirrors one user's creators to Notion, for as long as it is let live. Argument: uid. */
import { runMirrors } from '../../support/mirrors.ts';

const [uid = ''] = process.argv.slice(2);
await runMirrors({ uid });
process.exit();
