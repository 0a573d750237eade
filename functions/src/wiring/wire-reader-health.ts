import { log } from '../platform/log.ts';
import { once, wireBase } from './wire-base.ts';

export const wireReaderCheck = once(async () => {
  const [base, { runReaderCheck }] = await Promise.all([
    wireBase(),
    import('../reader-health/run-reader-check.ts'),
  ]);
  return () =>
    runReaderCheck(base, ({ reader, judged, usual, since }) =>
      log.warn('reader.blind', { reader, since: since?.toISOString(), ...judged, usual }),
    );
});
