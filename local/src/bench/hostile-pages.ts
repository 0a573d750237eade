import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { threadedPageReaders } from '../../../functions/src/adapters/page-threads/threaded-page-readers.ts';
import { readCreator } from '../../../functions/src/capture/read-creator.ts';
import { buildWhenStale } from '../world/build-when-stale.ts';
import { ROOT } from '../world/world-paths.ts';
import { atMost, type Figure, milliseconds } from './figure.ts';
import { HOSTILE_LINK_PAGES, hostileProfiles } from './hostile-page.ts';

const HANDLE = 'kiln.maker';
const SITE = 'https://kiln-maker.com';
const ROUNDS = 5;
const LIGHT = '<html><body><p>clay</p></body></html>';
const PROFILE = JSON.stringify({
  userInfo: { user: { uniqueId: HANDLE, signature: 'clay', bioLink: { link: SITE } } },
});

interface Cost {
  what: string;
  /** Milliseconds: the longest time that the process was blocked. */
  held: number;
  /** Milliseconds from the first request of a page to the result. */
  took: number;
}

/** A reading with `linked` as the linked page and `html` as the page source of the phone. */
type Read = (given: { linked?: string; html?: string }) => Promise<unknown>;

async function costOf(read: () => Promise<unknown>): Promise<Omit<Cost, 'what'>> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The event loop has to run before and after a block for the monitor to see it.
  await sleep(5);
  const started = performance.now();
  await read();
  const took = performance.now() - started;
  await sleep(5);
  delay.disable();
  return { held: delay.max / 1e6, took };
}

/** The least of some rounds: other work of the machine only adds. */
async function leastCost(what: string, read: () => Promise<unknown>): Promise<Cost> {
  const cost = { what, held: Infinity, took: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { held, took } = await costOf(read);
    cost.held = Math.min(cost.held, held);
    cost.took = Math.min(cost.took, took);
  }
  return cost;
}

const worst = (costs: Cost[], by: 'held' | 'took') =>
  costs.reduce((most, cost) => (cost[by] > most[by] ? cost : most));

/** What hostile pages of 2 MB cost their own request and all others. */
export async function benchHostilePages(): Promise<Figure[]> {
  await buildWhenStale({ root: ROOT, workspace: 'functions' });
  const readers = threadedPageReaders({
    script: pathToFileURL(join(ROOT, 'functions/dist/page-thread.js')),
    onFault: ({ error }) => {
      throw error;
    },
  });
  const read: Read = ({ linked = LIGHT, html }) =>
    readCreator(
      {
        ...readers,
        fetchPage: ({ url }) => {
          const body = url.startsWith(SITE) ? linked : PROFILE;
          return Promise.resolve({
            ...{ kind: 'page', status: 200, final_url: url, content_type: '', body },
          } as const);
        },
      },
      {
        target: { platform: 'tiktok', handle: HANDLE },
        html,
        text: undefined,
        own_addresses: [],
        signal: AbortSignal.timeout(8000),
      },
    );

  const light = await leastCost('light', () => read({}));
  const [signs] = HOSTILE_LINK_PAGES;
  const begun = performance.now();
  await read({ linked: signs?.body ?? '' });
  const first = performance.now() - begun;
  const costs: Cost[] = [];
  for (const { what, body } of HOSTILE_LINK_PAGES) {
    costs.push(await leastCost(`a page of ${what}`, () => read({ linked: body })));
  }
  for (const { what, body } of hostileProfiles(HANDLE)) {
    costs.push(await leastCost(`a phone's copy of ${what}`, () => read({ html: body })));
  }
  const holding = worst(costs, 'held');
  const slowest = worst(costs, 'took');
  const beyond = slowest.took - light.took;
  const by = `a press beyond one with a light page, by ${slowest.what}`;
  const beyondIt = atMost(by, beyond, 400, milliseconds);
  return [
    atMost(`the process held by ${holding.what}`, holding.held, 200, milliseconds),
    {
      ...beyondIt,
      measured: `${beyondIt.measured}; ${milliseconds(first)} where it begins the thread`,
    },
  ];
}
