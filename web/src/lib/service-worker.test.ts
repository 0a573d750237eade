import { describe, expect, it } from 'vitest';
import { takeOver } from './service-worker.ts';

function press(state: ServiceWorkerState) {
  const told: string[] = [];
  const container = new EventTarget();
  takeOver({
    worker: { state, postMessage: () => void told.push('skip waiting') },
    container,
    reload: () => void told.push('reload'),
  });
  return { told, container };
}

describe('taking over', () => {
  it('reloads when the waiting worker has become the controller, once', () => {
    const { told, container } = press('installed');
    expect(told).toEqual(['skip waiting']);
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(told).toEqual(['skip waiting', 'reload']);
  });

  it.each(['activating', 'activated', 'redundant'] as const)(
    'reloads at once when the worker is %s: another tab was first',
    (state) => {
      expect(press(state).told).toEqual(['reload']);
    },
  );
});
