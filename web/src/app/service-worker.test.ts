import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker, takeOver, type NewVersion } from './service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function press(waiting: string | null) {
  const reported: string[] = [];
  const container = new EventTarget();
  takeOver({
    registration: {
      waiting: waiting === null ? null : { postMessage: () => void reported.push(waiting) },
    },
    container,
    reload: () => void reported.push('reload'),
  });
  return { reported, container };
}

it('the version waiting when the button is pressed takes over, and then the page reloads once', () => {
  const { reported, container } = press('the newest takes over');
  expect(reported).toEqual(['the newest takes over']);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual(['the newest takes over', 'reload']);
});

it('the page reloads at once when no version waits: another tab was first', () => {
  expect(press(null).reported).toEqual(['reload']);
});

it('the page reloads also where the old version is kept busy', () => {
  const { reported } = press('takes over');
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual(['takes over', 'reload']);
});

/** A page under a worker, with one that waits and one that is being installed. */
async function started() {
  const told: string[] = [];
  const worker = (name: string) =>
    Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: ({ type }: { type: string }) => void told.push(`${name} ${type}`),
    });
  const [second, third] = [worker('second'), worker('third')];
  const registration = Object.assign(new EventTarget(), { waiting: second, installing: third });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', new EventTarget());
  const offered: NewVersion[] = [];
  await startServiceWorker((version) => void offered.push(version));
  const install = () => {
    third.state = 'installed';
    third.dispatchEvent(new Event('statechange'));
  };
  return { told, offered, container, install };
}

it('a version that replaces the one that was asked for takes over in its place, unasked', async () => {
  const { told, offered, install } = await started();
  offered[0]?.use();
  install();
  expect(told).toEqual(['second SKIP_WAITING', 'third SKIP_WAITING']);
  expect(offered).toHaveLength(1);
});

it('that another tab has changed is said also with the version after it', async () => {
  const { offered, container, install } = await started();
  container.dispatchEvent(new Event('controllerchange'));
  install();
  expect(offered.map(({ isTakenElsewhere }) => isTakenElsewhere)).toEqual([false, true, true]);
});
