import { Observable } from 'rxjs';

/** A value or a fault. Faults travel as values: reactfire would throw them into the render and keep them. */
export type Emission<T> = { data: T } | { fault: Error };
export type Listen<T> = (emit: (emission: Emission<T>) => void) => () => void;

/** Where reactfire keeps what it listens to, for ever unless it is taken out. */
interface ReactFireGlobals {
  _reactFirePreloadedObservables?: Map<string, unknown>;
}

/** How long a listener nobody looks at stays warm, in ms: a page left and come back to shows at once. */
const WARM_MS = 30_000;

const stops = new Map<string, () => void>();
const holders = new Map<string, number>();
const cooling = new Map<string, ReturnType<typeof setTimeout>>();

/** The source of a live value; it ends when nobody has held `id` for a while, or at sign-out. */
export function liveSource<T>(id: string, listen: Listen<T>): Observable<Emission<T>> {
  return new Observable((subscriber) => {
    stops.set(id, () => subscriber.complete());
    return listen((emission) => subscriber.next(emission));
  });
}

function drop(id: string) {
  (globalThis as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
  stops.get(id)?.();
  stops.delete(id);
  holders.delete(id);
  cooling.delete(id);
}

/** Keeps a live value listening until the returned function is called. */
export function hold(id: string): () => void {
  clearTimeout(cooling.get(id));
  cooling.delete(id);
  holders.set(id, (holders.get(id) ?? 0) + 1);
  return () => {
    const left = (holders.get(id) ?? 1) - 1;
    holders.set(id, left);
    if (left > 0) return;
    cooling.set(
      id,
      setTimeout(() => drop(id), WARM_MS),
    );
  };
}

/** Ends every listener and forgets every value: the next person must not see the last one's. */
export function resetLive() {
  for (const timer of cooling.values()) clearTimeout(timer);
  for (const id of [...stops.keys()]) drop(id);
}
