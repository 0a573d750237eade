import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchOnIntent, type Connection } from './prefetch-on-intent.ts';

/** An event on a link as the document gets it: its target is inside the link. */
function eventOn(kind: string, href: string | null): Event {
  const link = href === null ? null : { getAttribute: () => href };
  const event = new Event(kind);
  Object.defineProperty(event, 'target', { value: { closest: () => link } });
  return event;
}

function start(connection: Connection = {}, outcome = () => Promise.resolve()) {
  const root = new EventTarget();
  const loaded: string[] = [];
  const screen = (name: string) => async () => {
    loaded.push(name);
    await outcome();
    return { Component: () => null };
  };
  const stop = prefetchOnIntent({
    root,
    screens: { '/dashboard': screen('overview'), '/dashboard/crm': screen('crm') },
    connection: () => connection,
  });
  return {
    loaded,
    stop,
    on: (kind: string, href: string | null) => root.dispatchEvent(eventOn(kind, href)),
  };
}

beforeEach(() => void vi.useFakeTimers());

describe('a screen somebody is about to open', () => {
  it('is fetched when the pointer rests on its link', () => {
    const { loaded, on } = start();
    on('pointerover', '/dashboard/crm');
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(loaded).toEqual(['crm']);
  });

  it('is not fetched when the pointer only crosses its link', () => {
    const { loaded, on } = start();
    on('pointerover', '/dashboard/crm');
    vi.advanceTimersByTime(30);
    on('pointerover', null);
    vi.advanceTimersByTime(100);
    expect(loaded).toEqual([]);
  });

  it.each(['focusin', 'pointerdown'])('is fetched at once at %s', (kind) => {
    const { loaded, on } = start();
    on(kind, '/dashboard/crm?tab=notion#top');
    expect(loaded).toEqual(['crm']);
  });

  it('is fetched once', () => {
    const { loaded, on } = start();
    on('focusin', '/dashboard');
    on('pointerdown', '/dashboard');
    expect(loaded).toEqual(['overview']);
  });

  it('is fetched again after a failure, which is silent', async () => {
    const { loaded, on } = start({}, () => Promise.reject(new Error('offline')));
    on('focusin', '/dashboard/crm');
    await vi.advanceTimersByTimeAsync(0);
    on('focusin', '/dashboard/crm');
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toEqual(['crm', 'crm']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched on a connection that reports %o',
    (connection) => {
      const { loaded, on } = start(connection);
      on('focusin', '/dashboard/crm');
      expect(loaded).toEqual([]);
    },
  );

  it('is not fetched when it is none of our screens, nor after the end', () => {
    const { loaded, on, stop } = start();
    on('focusin', '/dashboard/elsewhere');
    on('focusin', null);
    on('pointerover', '/dashboard/crm');
    stop();
    on('focusin', '/dashboard');
    vi.advanceTimersByTime(100);
    expect(loaded).toEqual([]);
  });
});
