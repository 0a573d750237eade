import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = 'functions/src';
/** How a fault is logged: the event is the first argument, written out. */
const LOGGED = /\blog\.(?:warn|error)\(\s*(?:'([^']+)'|`([^`]+)`)/g;
/** Every other mention, which would hide an event from this test. */
const MENTIONED = /\blog\.(?:warn|error)\b/g;

async function sources(): Promise<string[]> {
  const names = await readdir(SOURCES, { recursive: true });
  const own = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(own.map((name) => readFile(join(SOURCES, name), 'utf8')));
}

/** As the document writes them: `${name}.failed` is `<address>.failed`. */
const asRow = (event: string) => event.replace('${name}', '<address>').replace('${kind}', '<kind>');

it('each warning and error of the log has a row in docs/operations.md, and each row is logged', async () => {
  const texts = await sources();
  const logged = texts.flatMap((text) =>
    [...text.matchAll(LOGGED)].map(([, plain, made = '']) => asRow(plain ?? made)),
  );
  const mentioned = texts.flatMap((text) => text.match(MENTIONED) ?? []);
  expect(logged.length).toBeGreaterThan(20);
  expect(mentioned).toHaveLength(logged.length);

  const page = await readFile('docs/operations.md', 'utf8');
  const [, table = ''] = page.split('\n## What is logged as a warning or an error');
  const [section = ''] = table.split('\n## ');
  const rows = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, event]) => event);
  expect(rows.toSorted()).toEqual([...new Set(logged)].toSorted());
});
