/** A worker that mirrors one user's creators to Notion until it is killed. Argument: uid. */
import { runMirrors } from '../../support/mirrors.ts';

const [uid = ''] = process.argv.slice(2);
await runMirrors({ uid });
process.exit();
