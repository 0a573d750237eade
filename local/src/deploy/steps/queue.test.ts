import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../world/world-paths.ts';
import { QUEUES, SCHEDULES } from './queue.ts';

it('looks for every queue and schedule of the functions', async () => {
  const folder = join(ROOT, 'functions/src/endpoints');
  const names = (await readdir(folder)).filter((name) => !name.includes('.test.'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const madeBy = (maker: string) =>
    texts.flatMap((text) => new RegExp(`export const (\\w+) = ${maker}\\(`).exec(text)?.[1] ?? []);
  expect(madeBy('onSchedule')).toEqual(SCHEDULES);
  expect(madeBy('onTaskDispatched')).toEqual(QUEUES);
});
