import type { Consequence, InboundSample } from './inbound-samples.ts';
import type { Mistake } from './measure-inbound.ts';
import { watchSample } from './watch-sample.ts';

export interface WatchedMeasure {
  watched: { total: number; mistakes: Mistake[] };
  /** What each message did to the creator and their follow-up, also where that is nothing. */
  consequences: { file: string; does: Consequence[] }[];
}

/** What the watcher of a mailbox makes of each message, against its label. */
export async function measureWatched(samples: InboundSample[]): Promise<WatchedMeasure> {
  const mistakes: Mistake[] = [];
  const consequences: WatchedMeasure['consequences'] = [];
  for (const sample of samples) {
    const { file, class: expected } = sample;
    const { found, does } = await watchSample(sample);
    if (found !== expected) mistakes.push({ file, found, expected });
    consequences.push({ file, does });
  }
  return { watched: { total: samples.length, mistakes }, consequences };
}
