/** What a screen knows of a read: the four states it draws (empty is data). */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  /** With `as_of`, the last known data of this device: the live data has not come yet. */
  | { status: 'data'; data: T; as_of?: Date };

/** The data, or null while there is none. */
export function dataOf<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'data' ? loadable.data : null;
}

/** The live data, or null while there is none, or only the last known. */
export function liveOf<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'data' && !loadable.as_of ? loadable.data : null;
}
