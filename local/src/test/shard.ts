import { LocalWorldError } from '../process/local-world-error.ts';

/** Which part of the tests this machine runs. */
export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

/** Reads `1/3`: the first of three parts. */
export function readShard(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new LocalWorldError(
      `--shard takes a part and how many there are, as in 1/3: not ${text}.`,
    );
  return { index, count };
}

/** The arguments for the test runners; none when there is one part only. */
export const shardArguments = ({ index, count }: Shard): string[] =>
  count === 1 ? [] : [`--shard=${index}/${count}`];
