import { expect, it } from 'vitest';
import { sampled } from '../../../core/test/sampled.ts';
import { readInboundSamples } from './inbound-samples.ts';
import { measureWatched } from './measure-watched.ts';

it('of labelled messages whose senders nobody vouches for each is seen for what it is, and none acts', async () => {
  const samples = sampled(await readInboundSamples('local/inbound-samples'));
  const { watched, consequences } = await measureWatched(samples);
  expect(watched.mistakes).toEqual([]);
  const done = consequences.flatMap(({ does }) => does);
  expect(done.filter((one) => one !== 'follow_up_held' && one !== 'offered')).toEqual([]);
});
