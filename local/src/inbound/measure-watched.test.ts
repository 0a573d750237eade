import { expect, it } from 'vitest';
import { describeWatched } from './describe-watched.ts';
import { readInboundSamples, type InboundSample } from './inbound-samples.ts';
import { measureInbound } from './measure-inbound.ts';
import { measureWatched } from './measure-watched.ts';
import { watchSample } from './watch-sample.ts';

it('the watcher takes labelled messages for what they are, and does what their proof allows', async () => {
  const samples = await readInboundSamples('local/watched-samples');
  const measure = await measureWatched(samples);
  const { watched, consequences } = measure;
  expect(samples.length).toBeGreaterThanOrEqual(60);
  expect(1 - watched.mistakes.length / watched.total).toBeGreaterThanOrEqual(0.98);
  const replies = samples.filter((one) => one.class === 'reply');
  const of = (kind: string) => watched.mistakes.filter(({ expected }) => expected === kind);
  expect(1 - of('reply').length / replies.length).toBeGreaterThanOrEqual(0.99);
  expect(of('reply').filter(({ found }) => found !== 'other')).toEqual([]);
  expect(consequences).toEqual(samples.map(({ file, does }) => ({ file, does })));
  const { own_text } = await measureInbound(samples);
  expect(1 - own_text.mistakes.length / own_text.total).toBeGreaterThanOrEqual(0.98);
  expect(describeWatched(measure, samples)).toContain(`replies seen: 1.000 of ${replies.length}`);
});

it('forged messages move no status, mark no address and end no follow-up', async () => {
  const samples = await readInboundSamples('local/watched-samples');
  const forged = samples.filter(({ file }) => file.startsWith('forged-'));
  expect(forged.length).toBeGreaterThanOrEqual(20);
  const done = (await measureWatched(forged)).consequences.flatMap(({ does }) => does);
  expect(new Set(done)).toEqual(new Set(['follow_up_held', 'offered']));
});

const mail = (fields: Record<string, string>, text = 'Yes.') =>
  Buffer.from(
    [...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n'),
  );
const ANN = { From: 'Ann <ann@studio.test>', Subject: 'Re: Hello' };
const sample = (fields: Record<string, string>, label: Partial<InboundSample>): InboundSample => ({
  file: 'a.eml',
  class: 'reply',
  raw: mail(fields),
  ...label,
});

it.each([
  ['its sender', sample(ANN, {}), 'reply'],
  ['another contact', sample(ANN, { contact: 'bob@friends.test' }), 'other'],
  ['nobody, for a message of no business', sample(ANN, { class: 'other' }), 'other'],
  [
    'its recipient, for one by hand',
    sample({ From: 'max@brand.test', To: 'Ann@studio.test' }, { class: 'own', folder: 'sent' }),
    'own',
  ],
  [
    'the address that a report names',
    sample(
      { From: 'mailer-daemon@relay.test', Subject: 'Undelivered Mail Returned to Sender' },
      {
        class: 'bounce',
        bounced_address: 'ann@studio.test',
        raw: mail(
          { From: 'mailer-daemon@relay.test', Subject: 'Undelivered Mail Returned to Sender' },
          '<ann@studio.test>: 550 5.1.1 User unknown',
        ),
      },
    ),
    'bounce',
  ],
] as const)('an email went to %s', async (_, given, found) => {
  expect(await watchSample(given)).toMatchObject({ found });
});

it.each(['Thu, 01 Jan 1970 00:00:00 +0000', 'Fri, 31 Dec 2199 23:59:59 +0000', 'yesterday'])(
  'a message of %s is measured',
  async (date) => {
    const watched = await watchSample(sample({ ...ANN, Date: date }, {}));
    expect(watched).toEqual({ found: 'reply', does: ['follow_up_held', 'offered'] });
  },
);

it.each([
  ['begins with the token', 'k7Xv2Q-81@app.test', 'k7Xv2Q', true],
  ['has signs that ours do not have', 'k7Xv2.Q+81@app.test', 'k7Xv2.Q', true],
  ['begins otherwise', 'x-k7Xv2Q-81@app.test', 'k7Xv2Q', false],
])('a Message-ID that %s is ours or not', async (_, id, token, isOurs) => {
  const fields = { ...ANN, From: 'agency@elsewhere.test', References: `<a@b.test>\r\n <${id}>` };
  const watched = await watchSample(sample(fields, { contact: 'ann@studio.test', token }));
  const nothing = { found: 'other', does: [] };
  const acts = { found: 'reply', does: ['status', 'follow_up_ended'] };
  expect(watched).toEqual(isOurs ? acts : nothing);
});
