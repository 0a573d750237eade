import { expect, it } from 'vitest';
import { takeOver } from './service-worker.ts';

function press(waiting: string | null) {
  const told: string[] = [];
  const container = new EventTarget();
  takeOver({
    registration: {
      waiting: waiting === null ? null : { postMessage: () => void told.push(waiting) },
    },
    container,
    reload: () => void told.push('reload'),
  });
  return { told, container };
}

it('the version that waits at the press takes over, and the page reloads when it has, once', () => {
  const { told, container } = press('the newest takes over');
  expect(told).toEqual(['the newest takes over']);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(told).toEqual(['the newest takes over', 'reload']);
});

it('the page reloads at once when none waits: another tab was first', () => {
  expect(press(null).told).toEqual(['reload']);
});
