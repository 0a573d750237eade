import { runReread } from '../src/capture/run-reread.ts';
import type { RereadPorts } from '../src/capture/run-reread-creator.ts';
import type { PageFetch } from '../src/ports/page-fetcher.ts';
import type { MemoryWorld } from './memory-world.ts';

/** The schedule that reads creators again, over a web of the given pages. */
export function rereader(world: MemoryWorld, web: Record<string, PageFetch>) {
  const fetched: string[] = [];
  const nudged: string[] = [];
  const ports: RereadPorts = {
    ...world.ports,
    fetchPage: ({ url }) => {
      fetched.push(url);
      return Promise.resolve(web[url] ?? { kind: 'failed', cause: 'unreachable' });
    },
    nudge: ({ id }) => {
      nudged.push(id);
      return Promise.resolve();
    },
  };
  const sweep = (change: Partial<RereadPorts> = {}, until = new Date('2100-01-01')) =>
    runReread({ ...ports, ...change }, { until });
  return { sweep, fetched, nudged };
}
