import {
  crmSettingsDocument,
  inboundDocument,
  replyDocument,
} from '@vibes/core/firestore/documents';
import { runSayOfReply } from '../src/replies/run-say-of-reply.ts';
import { runTakeBackSaid } from '../src/replies/run-take-back-said.ts';
import { followedCreator } from './followed-creator.ts';

type Word = Omit<Parameters<typeof runSayOfReply>[1], 'uid' | 'creator_id'>;

/** Ann, followed, and what the person may say of her replies. Each call is a second later than the one before. */
export async function saidCreator() {
  const harness = await followedCreator();
  const { uid, creator_id, ports, later } = harness;
  const asked = { uid, creator_id };
  return {
    ...harness,
    say: (says: Word['says'], more: Omit<Word, 'says'> = {}) => {
      later(1000);
      return runSayOfReply(ports, { ...asked, says, ...more });
    },
    notThem: (inbound_id = 'm_reply') => {
      later(1000);
      return runSayOfReply(ports, { ...asked, says: 'not_them', inbound_id });
    },
    takeBack: async ({ said_at }: { said_at: string }) => {
      later(1000);
      return (await runTakeBackSaid(ports, { ...asked, said_at })).is_taken_back;
    },
    message: (id = 'm_reply') => harness.data(inboundDocument.path(uid, creator_id, id)),
    reply: () => harness.data(replyDocument.path(uid, creator_id)),
    useWebhook: () =>
      harness.write('update', crmSettingsDocument.path(uid), { active_crm_mode: 'webhook' }),
    mirrors: () => harness.under(`users/${uid}/deliveries`).filter(({ kind }) => kind === 'crm'),
    /** The feed's lines of one kind, as they say what happened. */
    lines: (kind: string) =>
      harness.feed().flatMap((line) => (line['kind'] === kind ? [line['detail']] : [])),
  };
}
