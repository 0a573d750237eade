import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, PageFault } from './in-page.ts';
import type { Key, Session } from './session.ts';

/** How long something on a page may take to appear, in seconds. */
const PATIENCE = 30;

/** What a person does at the app in any browser. Names are whole, or patterns. */
export interface Visitor {
  open: (path: string) => Promise<void>;
  /** Waits until it is there. */
  sees: (kind: Kind, name: string | RegExp) => Promise<void>;
  /** Waits until it is gone. */
  misses: (kind: Kind, name: string | RegExp) => Promise<void>;
  press: (kind: Kind, name: string | RegExp) => Promise<void>;
  /** Replaces what a field holds, key by key. */
  write: (field: string | RegExp, text: string) => Promise<void>;
  /** Puts a text of any length in the place of what a field holds, as a paste does. */
  paste: (field: string | RegExp, text: string) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** Waits until an expression in the page is true. */
  until: (what: string, expression: string) => Promise<void>;
  /** Shows the app in light or in dark. */
  paint: (mode: 'light' | 'dark') => Promise<void>;
  picture: () => Promise<Buffer>;
  faults: () => Promise<PageFault[]>;
}

const patternOf = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source;

/** A person at a window of the app at `web`. */
export function visitorOf(session: Session, web: string): Visitor {
  const wanted = (kind: Kind, name: string | RegExp) =>
    `${JSON.stringify(kind)}, ${JSON.stringify(patternOf(name))}`;
  const found = (kind: Kind, name: string | RegExp) => `window.walk.find(${wanted(kind, name)})`;

  async function until(what: string, expression: string) {
    const end = Date.now() + PATIENCE * 1000;
    // A page on its way to another cannot be asked.
    while ((await session.evaluate(expression).catch(() => null)) !== true) {
      if (Date.now() > end) throw new Error(`${what}: not after ${PATIENCE} seconds.`);
      await sleep(100);
    }
  }
  const sees = (kind: Kind, name: string | RegExp) =>
    until(`the ${kind} ${String(name)}`, `${found(kind, name)} !== null`);

  async function press(kind: Kind, name: string | RegExp) {
    // What is above it may still be loading: a press would land beside it.
    await until(
      `the ${kind} ${String(name)}, at rest`,
      `window.walk.isAtRest(${wanted(kind, name)})`,
    );
    // The app's part takes the place of the first frame's at any time.
    await session.press(found(kind, name)).catch(async (error: unknown) => {
      if (!/stale|interactable|no such node|detached|not clickable/i.test(String(error)))
        throw error;
      await sleep(500);
      await session.press(found(kind, name));
    });
  }
  async function select(field: string | RegExp) {
    await press('field', field);
    await session.evaluate('void document.activeElement.select()');
  }
  return {
    open: (path) => session.open(web + path),
    sees,
    misses: (kind, name) => until(`no ${kind} ${String(name)}`, `${found(kind, name)} === null`),
    press,
    write: async (field, text) => {
      await select(field);
      await session.type(text);
    },
    paste: async (field, text) => {
      await select(field);
      await session.evaluate(
        `void document.execCommand('insertText', false, ${JSON.stringify(text)})`,
      );
    },
    key: session.key,
    until,
    paint: async (mode) => {
      await session.evaluate(`window.walk.paint(${JSON.stringify(mode)})`);
    },
    picture: session.picture,
    faults: async () => (await session.evaluate('window.walk.faults()')) as PageFault[],
  };
}
