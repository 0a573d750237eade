import { useEffect } from 'react';
import type { Loadable } from '../../lib/loadable.ts';

/** Logs the fault of a read to the console; for reads a screen can do without. */
export function useLogged<T>(what: string, read: Loadable<T>): Loadable<T> {
  const fault = read.status === 'error' ? read.message : null;
  useEffect(() => {
    if (fault !== null) console.warn(`${what}: ${fault}`);
  }, [what, fault]);
  return read;
}
