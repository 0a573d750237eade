import type { TestResult } from '@vibes/core/api/delivery-callables';
import { CHANNEL_FACTS, type WebhookChannel } from '@vibes/core/channel/channel';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { testSentence } from '@vibes/core/delivery/test-sentence';
import {
  creatorUpdatedBody,
  emailRequestBody,
  type MirroredCreator,
} from '@vibes/core/delivery/webhook-bodies';
import {
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { postEvent, type PostEventPorts } from '../steps/post-event.ts';
import type { Randomness } from '../ports/randomness.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

interface Ports extends PostEventPorts {
  documents: Documents;
  randomness: Randomness;
}

const TESTS_PER_MINUTE = 10;

/** Example addresses only (RFC 2606): a webhook may take the event for real and send to them. */
const EMAIL = {
  to: 'creator@example.com',
  subject: 'Test from Vibes Outreach',
  html: '<p>This is a test of your webhook.</p>',
  text: 'This is a test of your webhook.',
};
const CREATOR: MirroredCreator = {
  name: 'Ada Moves',
  tiktok_username: 'adamoves',
  email: 'ada@example.com',
  instagram_username: 'ada.moves',
  linktree_url: 'https://example.com/adamoves',
  email_source: 'bio',
  email_sent: true,
  notes: 'This is a test of your webhook.',
  status: 'Contacted',
};

/**
 * Posts an example event, each a new one, to the saved URL. Accepted: the channel's health is
 * reset, a stop included. Refused: it stays as it is. Throws `rate_limited` above ten a minute.
 */
export async function testWebhook(
  ports: Ports,
  { uid, channel }: { uid: string; channel: WebhookChannel },
): Promise<TestResult> {
  const { documents, clock, randomness } = ports;
  const now = clock();
  const isEmail = CHANNEL_FACTS[channel].kind === 'email';
  await limitRate(documents, {
    uid,
    counted: 'webhook_tests',
    per_minute: TESTS_PER_MINUTE,
    now,
  });
  const [settings, secrets] = await loadDocuments(documents, [
    isEmail ? emailSettingsDocument.at(uid) : crmSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
  ]);
  const url = settings.data?.webhook_url;
  if (!url) return { ok: false, sentence: testSentence('webhook_not_set_up'), answer: null };
  const outcome = await postEvent(ports, {
    uid,
    state: secrets.data,
    url,
    id: `test_${randomness.id()}`,
    body: isEmail
      ? emailRequestBody(EMAIL)
      : creatorUpdatedBody({ creator: CREATOR, user_id: uid, now }),
  });
  const answer = ('answer' in outcome && outcome.answer) || null;
  if ('code' in outcome) return { ok: false, sentence: testSentence(outcome.code), answer };
  await documents.commit([
    {
      kind: 'set',
      path: channelHealthDocument.path(uid, channel),
      data: { ...UNKNOWN_HEALTH, verified_at: clock() },
    },
    userDataChanged(uid, clock()),
  ]);
  return { ok: true, answer };
}
