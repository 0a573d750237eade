/**
 * At most `most` turns at once; further callers wait in a queue. The returned function asks for a
 * turn: it resolves with what ends the turn, or with null when the signal ended first.
 */
export function semaphore(most: number): (signal: AbortSignal) => Promise<(() => void) | null> {
  let taken = 0;
  let waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return (signal) => {
    if (signal.aborted) return Promise.resolve(null);
    if (taken < most) {
      taken += 1;
      return Promise.resolve(release);
    }
    return new Promise((resolve) => {
      const called = () => {
        signal.removeEventListener('abort', leave);
        resolve(release);
      };
      const leave = () => {
        waiting = waiting.filter((one) => one !== called);
        resolve(null);
      };
      waiting.push(called);
      signal.addEventListener('abort', leave, { once: true });
    });
  };
}
