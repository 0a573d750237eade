import { webhookUrlGap } from '@vibes/core/account/webhook-url';
import type { TestResult } from '@vibes/core/api/delivery-callables';
import { UNKNOWN_HEALTH, type WebhookChannel } from '@vibes/core/channel/channel';
import { testSentence } from '@vibes/core/delivery/test-sentence';
import { creatorUpdatedBody, emailRequestBody } from '@vibes/core/delivery/webhook-bodies';
import { paths } from '@vibes/core/firestore/paths';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../ports/limit-rate.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { WebhookPoster } from '../ports/webhook-poster.ts';
import { signers, signingSecrets } from '../ports/webhook-signing.ts';

interface Ports {
  documents: Documents;
  postWebhook: WebhookPoster;
  secrets: SecretBox;
  randomness: Randomness;
  clock: Clock;
}

const TESTS_PER_MINUTE = 10;

const SETTINGS = {
  email_webhook: paths.emailSettings,
  crm_webhook: paths.crmSettings,
} as const;

/** Example addresses only (RFC 2606): a webhook may take it for real and send it. */
const EXAMPLES: Record<WebhookChannel, (user_id: string, now: Date) => string> = {
  email_webhook: () =>
    emailRequestBody({
      to: 'creator@example.com',
      subject: 'Test from Vibes Outreach',
      html: '<p>This is a test of your webhook.</p>',
      text: 'This is a test of your webhook.',
    }),
  crm_webhook: (user_id, now) =>
    creatorUpdatedBody({
      creator: {
        name: 'Ada Moves',
        tiktok_username: 'adamoves',
        email: 'ada@example.com',
        instagram_username: 'ada.moves',
        linktree_url: 'https://example.com/adamoves',
        email_source: 'bio',
        email_sent: true,
        notes: 'This is a test of your webhook.',
        status: 'Contacted',
      },
      user_id,
      now,
    }),
};

/**
 * Posts an example event, each a new one, to the saved URL. Taken: the channel's health is as
 * good as new, a stop included. Refused: it stays as it is. Throws `rate_limited` above ten a minute.
 */
export async function testWebhook(
  ports: Ports,
  { uid, channel }: { uid: string; channel: WebhookChannel },
): Promise<TestResult> {
  const { documents, clock, randomness } = ports;
  const now = clock();
  await limitRate(documents, {
    uid,
    counted: 'webhook_tests',
    per_minute: TESTS_PER_MINUTE,
    now,
  });
  const [settings, secrets] = await documents.getAll([
    SETTINGS[channel](uid),
    paths.userSecrets(uid),
  ]);
  const stored = settings?.data?.['webhook_url'];
  const url = typeof stored === 'string' ? stored : '';
  const gap = webhookUrlGap(url);
  if (gap) return { ok: false, sentence: testSentence(gap), answer: null };
  const outcome = await ports.postWebhook({
    url,
    id: `test_${randomness.id()}`,
    body: EXAMPLES[channel](uid, now),
    secrets: signers(signingSecrets(ports.secrets, { uid, stored: secrets?.data, now })),
    at: now,
  });
  const answer = ('answer' in outcome && outcome.answer) || null;
  if ('code' in outcome) return { ok: false, sentence: testSentence(outcome.code), answer };
  await documents.commit([
    {
      kind: 'set',
      path: paths.channelHealth(uid, channel),
      data: { ...UNKNOWN_HEALTH, verified_at: clock() },
    },
  ]);
  return { ok: true, answer };
}
