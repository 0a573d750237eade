/** How far a run is: `done` of `total`, failed ones included. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * Runs `work` on one part after the other and reports the progress before and after each. Returns the
 * ends of all that was tried: fewer than `items` where `mayGoOn` said no. `work` handles its own faults.
 */
export async function runInParts<Item, End>(
  items: readonly Item[],
  run: {
    size: number;
    work: (part: readonly Item[]) => Promise<readonly End[]>;
    mayGoOn: () => boolean;
    onProgress: (progress: Progress) => void;
  },
): Promise<End[]> {
  const { size, work, mayGoOn, onProgress } = run;
  const total = items.length;
  const ends: End[] = [];
  for (let done = 0; done < total && mayGoOn(); done += size) {
    onProgress({ done, total });
    ends.push(...(await work(items.slice(done, done + size))));
    onProgress({ done: Math.min(done + size, total), total });
  }
  return ends;
}
