import { appendFileSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shapeOf, type QueryShape } from './query-shape.ts';

/** How the files of a world's folder that hold shapes end. */
const ENDING = '.queries.jsonl';

/** Writes each shape it is given once, a line each. A query of another kind is written as its fault. */
export function shapeRecorder(folder: string, name: string): (sent: unknown) => void {
  const file = join(folder, `${name}${ENDING}`);
  const known = new Set<string>();
  return (sent) => {
    const line = JSON.stringify(shapeOf(sent));
    if (known.has(line)) return;
    known.add(line);
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${line}\n`);
  };
}

async function shapeFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name));
}

/** Removes what earlier runs recorded. */
export async function forgetShapes(folder: string): Promise<void> {
  for (const file of await shapeFiles(folder)) await rm(file);
}

/** All shapes that were recorded below a folder, each once. */
export async function readShapes(folder: string): Promise<QueryShape[]> {
  const files = await shapeFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = new Set(texts.flatMap((text) => text.split('\n').filter((line) => line !== '')));
  return [...lines].map((line) => JSON.parse(line) as QueryShape);
}
