import { beforeEach, expect, it, vi } from 'vitest';

interface Seats {
  shown: string | null;
  auth: { currentUser: { uid: string } | null };
}
const world = vi.hoisted(() => ({
  ...({ shown: null, auth: { currentUser: null } } as Seats),
  attest: () => Promise.resolve(),
  sent: vi.fn(() => Promise.resolve({ data: {} })),
}));
vi.mock('./session.ts', () => ({
  signedInUid: () => world.shown,
  refreshUser: () => Promise.resolve(true),
}));
vi.mock('./firebase.ts', () => ({
  readyFirebase: () => Promise.resolve({ app: {}, auth: world.auth }),
}));
vi.mock('./app-check.ts', () => ({ attest: () => world.attest() }));
vi.mock('./functions-client.ts', () => ({
  getFunctions: () => ({}),
  httpsCallableFromURL: () => world.sent,
}));

const become = (uid: string | null) => {
  world.shown = uid;
  world.auth.currentUser = uid === null ? null : { uid };
};
let call: (typeof import('./callables.ts'))['call'];
const signOutEverywhere = () => call('signOutEverywhere', { new_key: false }, 'Failed.');

beforeEach(async () => {
  // Loaded afresh: another file's test may have left the module on its way, with the real session.
  vi.resetModules();
  ({ call } = await import('./callables.ts'));
  become('ann');
  world.attest = () => Promise.resolve();
  world.sent.mockClear();
  vi.stubGlobal('location', { origin: 'https://app.test' });
});

it('a call is sent as the person who made it', async () => {
  await signOutEverywhere();
  expect(world.sent).toHaveBeenCalledTimes(1);
});

it('nothing is sent when the person changes while the chunks load', async () => {
  const calling = signOutEverywhere();
  become('bob');
  await expect(calling).rejects.toThrow('Not authenticated');
  expect(world.sent).not.toHaveBeenCalled();
});

it('nothing is sent when the person changes or leaves during App Check', async () => {
  for (const next of ['bob', null]) {
    become('ann');
    world.attest = () => {
      become(next);
      return Promise.resolve();
    };
    await expect(signOutEverywhere()).rejects.toThrow('Not authenticated');
  }
  expect(world.sent).not.toHaveBeenCalled();
});
