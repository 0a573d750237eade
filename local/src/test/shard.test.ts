import { describe, expect, it } from 'vitest';
import { readShard, shardArguments } from './shard.ts';

describe('a shard', () => {
  it('is read from its part and their number, and passed to the runners', () => {
    expect(readShard('2/3')).toEqual({ index: 2, count: 3 });
    expect(shardArguments(readShard('2/3'))).toEqual(['--shard=2/3']);
  });

  it('is not mentioned when there is one part', () => {
    expect(shardArguments(readShard('1/1'))).toEqual([]);
  });

  it.each(['', '0/3', '4/3', '1', '1/0', 'a/b'])('cannot be %j', (text) => {
    expect(() => readShard(text)).toThrow('1/3');
  });
});
