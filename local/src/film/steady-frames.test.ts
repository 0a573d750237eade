import { describe, expect, it } from 'vitest';
import { steadyFrames } from './steady-frames.ts';

const shot = (at: number) => ({ at, png: Buffer.from(String(at)) });
const times = (shots: number[], end: number, rate: number) =>
  steadyFrames(shots.map(shot), { end, rate }).map(({ at }) => at);

describe('steadyFrames', () => {
  it('shows each picture until the next one was taken', () => {
    expect(times([0, 250, 300], 500, 10)).toEqual([0, 0, 0, 300, 300]);
  });

  it('begins with the first picture and ends with the last', () => {
    expect(times([120], 300, 10)).toEqual([120, 120, 120]);
  });

  it('makes nothing of nothing', () => {
    expect(times([], 1000, 25)).toEqual([]);
  });
});
