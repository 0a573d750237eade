import { runReread } from '../src/capture/run-reread.ts';
import type { RereadPorts } from '../src/capture/run-reread-creator.ts';
import type { PageFetch } from '../src/ports/page-fetcher.ts';
import { memoryWeb } from './memory-web.ts';
import type { MemoryWorld } from './memory-world.ts';

/** The schedule that reads creators again, over a web of the given pages. */
export function rereader(world: MemoryWorld, web: Record<string, PageFetch>) {
  const { fetched, dispatched, ports: given } = memoryWeb(web);
  const ports: RereadPorts = {
    ...world.ports,
    ...given,
  };
  const sweep = (change: Partial<RereadPorts> = {}, until = new Date('2100-01-01')) =>
    runReread({ ...ports, ...change }, { until });
  return { sweep, fetched, dispatched };
}
