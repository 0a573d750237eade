import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeInbound } from './describe-inbound.ts';
import { readInboundSamples } from './inbound-samples.ts';
import { measureInbound } from './measure-inbound.ts';

const FOLDER = 'local/inbound-samples';

it('the labelled messages are read as they are labelled', async () => {
  const samples = await readInboundSamples(FOLDER);
  const measure = await measureInbound(samples);
  const { total, mistakes, own_text, bounces } = measure;
  expect(total).toBeGreaterThanOrEqual(200);
  expect(
    mistakes.filter(({ expected, found }) => expected === 'reply' && found !== 'other'),
  ).toEqual([]);
  expect(1 - mistakes.length / total).toBeGreaterThanOrEqual(0.98);
  expect(1 - own_text.mistakes.length / own_text.total).toBeGreaterThanOrEqual(0.98);
  expect(1 - bounces.mistakes.length / bounces.total).toBeGreaterThanOrEqual(0.98);
  expect(describeInbound(measure)).toContain('a person’s reply taken for a machine’s: 0');
});

it('a folder without a list is told', async () => {
  await expect(readInboundSamples('local/src')).rejects.toThrow('There is no index.json in');
});

it('a label that is null says nothing, and an unknown one is passed over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inbound-'));
  await writeFile(join(folder, 'a.eml'), 'Subject: Re: Hi\r\n\r\nYes\r\n');
  const label = { file: 'a.eml', class: 'reply', own_text: null, temporary: null, language: 'en' };
  await writeFile(join(folder, 'index.json'), `\uFEFF${JSON.stringify([label])}`);
  const measure = await measureInbound(await readInboundSamples(folder));
  await rm(folder, { recursive: true });
  expect(measure).toMatchObject({ total: 1, mistakes: [], own_text: { total: 0 } });
});

it('a mistake of each kind is counted', async () => {
  const raw = Buffer.from(
    'From: a@b.test\r\nSubject: Re: Hello\r\nIn-Reply-To: <x@y.test>\r\n\r\nYes\r\n',
  );
  const measure = await measureInbound([
    { file: 'a.eml', class: 'auto', own_text: 'No', raw },
    { file: 'b.eml', class: 'bounce', bounced_address: 'c@d.test', raw },
    { file: 'c.eml', class: 'reply', own_text: ' Yes\n', raw },
  ]);
  expect(measure).toEqual({
    total: 3,
    mistakes: [
      { file: 'a.eml', found: 'reply', expected: 'auto' },
      { file: 'b.eml', found: 'reply', expected: 'bounce' },
    ],
    own_text: { total: 2, mistakes: ['a.eml'] },
    bounces: { total: 1, mistakes: ['b.eml'] },
  });
});
