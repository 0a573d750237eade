import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  openTab,
  sealedServer,
  settle,
  WHOLE,
} from '../../../../test/features/crm/creator-store/open-tab.ts';
import { deviceInMemory } from '../../../../test/features/crm/creator-store/server-in-memory.ts';

it('two tabs, their device and the server agree, whatever happens in whichever order', async () => {
  const change = fc.record({
    kind: fc.constantFrom('put', 'put', 'put', 'remove', 'seal', 'keep', 'reopen', 'fail'),
    tab: fc.nat(1),
    creator: fc.nat(40),
    turns: fc.nat(8),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 60 }), async (changes) => {
      const server = sealedServer(30);
      const device = deviceInMemory();
      const tabs = [openTab(server, device), openTab(server, device)];
      for (const tab of tabs) tab.store.load(Infinity);
      for (const { kind, tab, creator, turns } of changes) {
        const one = tabs[tab] ?? openTab(server, device);
        if (kind === 'put') server.put(`c${creator}`, { name: `Named ${server.ids().length}` });
        if (kind === 'remove') server.remove(`c${creator}`);
        if (kind === 'seal') server.seal(10);
        if (kind === 'keep') await one.keep();
        if (kind === 'fail') [...server.watchers][tab]?.fail();
        if (kind === 'reopen') {
          one.store.clear();
          tabs[tab] = openTab(server, device);
        }
        tabs[tab]?.store.load(Infinity);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      }
      await settle();
      tabs.push(openTab(server, device), openTab(server));
      for (const tab of tabs) {
        await tab.load();
        expect(tab.store.current()).toMatchObject(WHOLE);
        expect(tab.rows()).toEqual(server.all());
      }
    }),
    { numRuns: 40 },
  );
});
