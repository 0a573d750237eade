import { expect, it } from 'vitest';
import { takeOver } from './service-worker.ts';

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

it('the version that waits at the press takes over, and the page reloads when it has, once', () => {
  const { reported, container } = press('the newest takes over');
  expect(reported).toEqual(['the newest takes over']);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reported).toEqual(['the newest takes over', 'reload']);
});

it('the page reloads at once when none waits: another tab was first', () => {
  expect(press(null).reported).toEqual(['reload']);
});
