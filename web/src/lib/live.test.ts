import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { keepLastKnown } from './last-known.ts';
import { keepLastSession } from './last-session.ts';
import { resetLive } from './live-cache.ts';
import { useLiveDocument, type LiveOptions } from './live.ts';
import type { Loadable } from './loadable.ts';

const { answer } = vi.hoisted(() => ({ answer: { fault: null as Error | null } }));

vi.mock('./use-session.ts', () => ({
  useSession: () => ({ status: 'signed_in', user: { uid: 'ann' } }),
}));
vi.mock('./session.ts', () => ({ currentSession: () => ({ status: 'signed_out' }) }));
vi.mock('./other-person.ts', () => ({ onOtherPerson: () => undefined }));
vi.mock('./late-database.ts', () => ({
  lateDatabase: () =>
    Promise.resolve({
      doc: () => null,
      firestore: () => null,
      onSnapshot: (...[, , , onFault]: [unknown, unknown, unknown, (fault: Error) => void]) => {
        if (answer.fault) onFault(answer.fault);
        return () => undefined;
      },
    }),
}));

const store = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory(store));
  answer.fault = null;
  keepLastSession({ uid: 'ann', email: null, name: null });
  keepLastKnown('ann', PLACE.path, { num_credits: 7 });
  return () => {
    resetLive();
    store.clear();
  };
});

const PLACE = usageCreditsPlace.at('ann');

/** What a component gets in its first render now. */
function read(options?: LiveOptions) {
  const got: Loadable<unknown>[] = [];
  function Reader() {
    got.push(useLiveDocument(PLACE, options));
    return null;
  }
  renderToStaticMarkup(createElement(Reader));
  return got[0];
}

/** Both kinds of reads, after the database has answered. */
async function readBoth() {
  read();
  await new Promise((resolve) => setTimeout(resolve));
  return { live: read(), orLastKnown: read({ orLastKnown: true }) };
}

const LAST_KNOWN = {
  status: 'data',
  data: expect.objectContaining({ num_credits: 7 }) as unknown,
  as_of: expect.any(Date) as unknown,
};

it('what was known last is there for reads that ask for it; the others load', async () => {
  expect(await readBoth()).toEqual({ live: { status: 'loading' }, orLastKnown: LAST_KNOWN });
});

it('a fault leaves what was known last to reads that ask for it; the others show it', async () => {
  answer.fault = new Error('No connection');
  const { live, orLastKnown } = await readBoth();
  expect(live).toMatchObject({ status: 'error', message: 'No connection' });
  expect(orLastKnown).toEqual(LAST_KNOWN);
});

it('a refusal is a fault for both', async () => {
  answer.fault = Object.assign(new Error('Refused'), { code: 'permission-denied' });
  const fault = expect.objectContaining({ status: 'error', message: 'Refused' }) as unknown;
  expect(await readBoth()).toEqual({ live: fault, orLastKnown: fault });
});
