import { useRef, useState } from 'react';

/** A module that loads on demand. */
export type LateModule<T> =
  { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; module: T };

/** The first `want` loads it; after a failure, the next `want` tries again. */
export function useModule<T>(load: () => Promise<T>) {
  const [late, setLate] = useState<LateModule<T>>({ status: 'idle' });
  const isWanted = useRef(false);

  function want() {
    if (isWanted.current) return;
    isWanted.current = true;
    setLate({ status: 'loading' });
    load().then(
      (module) => setLate({ status: 'ready', module }),
      () => {
        isWanted.current = false;
        setLate({ status: 'failed' });
      },
    );
  }
  return { late, want };
}
