import { useEffect } from 'react';
import { useModule } from '../lib/use-module.ts';

/** The place of the tooltips. Mount it once. Their library loads as the first one is wanted. */
export function Tips() {
  const { late, want } = useModule(() => import('./tip-region.tsx'));
  useEffect(() => {
    const onEnter = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tip]')) want();
    };
    document.addEventListener('pointerover', onEnter);
    document.addEventListener('focusin', onEnter);
    return () => {
      document.removeEventListener('pointerover', onEnter);
      document.removeEventListener('focusin', onEnter);
    };
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return late.status === 'ready' ? <late.module.TipRegion /> : null;
}
