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

it('the version waiting when the button is pressed takes over, and then the page reloads once', () => {
  const { reported, container } = press('the newest takes over');
  expect(reported).toEqual(['the newest takes over']);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reported).toEqual(['the newest takes over', 'reload']);
});

it('the page reloads at once when no version waits: another tab was first', () => {
  expect(press(null).reported).toEqual(['reload']);
});
