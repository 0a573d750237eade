import type { Callables } from '@vibes/core/api/callables';
import { once, wireBase } from './wire-base.ts';

export const wireCreatorIndex = once(async () => {
  const [base, { gzipPacker }, { runSealCreators }] = await Promise.all([
    wireBase(),
    import('../adapters/gzip/gzip-packer.ts'),
    import('../creator-index/run-seal-creators.ts'),
  ]);
  return {
    sealCreators: (asked: Callables['sealCreators']['payload'] & { uid: string }) =>
      runSealCreators({ ...base, packer: gzipPacker }, asked),
  };
});
