import { createCreatorStore } from '../../../../src/features/crm/creator-store/creator-store.ts';
import { deviceInMemory, serverInMemory } from './server-in-memory.ts';

/** A tab that shows the creators, for tests. */

type Server = ReturnType<typeof serverInMemory>;

/** Lets everything that is under way end. */
export const settle = async () => {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
};

/** A tab on a device; `keep` lets it write what it planned to. */
export function openTab(server: Server, device = deviceInMemory()) {
  let planned: (() => void) | null = null;
  const store = createCreatorStore({
    source: server.source,
    device: device.open(),
    later: (work) => {
      planned = work;
      return () => (planned = null);
    },
  });
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.current().rows.length));
  return {
    store,
    device,
    seen,
    rows: () => store.current().rows,
    load: async (count = Infinity) => {
      store.load(count);
      await settle();
    },
    keep: async () => {
      planned?.();
      planned = null;
      await settle();
    },
  };
}

/** An account with an index of all its creators. */
export function sealedServer(count: number) {
  const server = serverInMemory(count);
  server.seal();
  return server;
}

/** The state of a store that has read everything. */
export const WHOLE = { isWhole: true, work: 'idle' };
