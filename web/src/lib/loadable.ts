/** What a screen knows of a read: the four states it draws (empty is data). */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  /** With `as_of`, the last known data of this device, for reads that ask for it (`live.ts`). */
  | { status: 'data'; data: T; as_of?: Date };

/** The data, or null while there is none. */
export function dataOf<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'data' ? loadable.data : null;
}
