import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movableClock } from './movable-clock.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

describe('the movable clock', () => {
  it('is the real time without a file', () => {
    expect(movableClock(undefined)()).toEqual(NOW);
    expect(movableClock(join(folder, 'missing'))()).toEqual(NOW);
  });

  it('is ahead by what the file holds at that moment', async () => {
    const file = join(folder, 'clock-offset');
    const clock = movableClock(file);
    await writeFile(file, `${DAY}\n`);
    expect(clock()).toEqual(new Date(NOW.getTime() + DAY));
    await writeFile(file, '0');
    expect(clock()).toEqual(NOW);
  });

  it('is the real time when the file holds no number', async () => {
    const file = join(folder, 'clock-offset');
    await writeFile(file, 'tomorrow');
    expect(movableClock(file)()).toEqual(NOW);
  });
});
