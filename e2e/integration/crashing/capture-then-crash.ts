/**
 * A capture whose process is killed after its write and before anything is sent.
 * Arguments: uid, link.
 */
import { quietCapture } from '../../support/quiet-capture.ts';

const [uid = '', url = ''] = process.argv.slice(2);
await quietCapture({ uid, url }, () => {
  process.kill(process.pid, 'SIGKILL');
  return Promise.resolve();
});
