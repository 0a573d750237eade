import { setTimeout as sleep } from 'node:timers/promises';
import { nodeRandomness, sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { aesSecretBox } from '../../functions/src/adapters/crypto/aes-secret-box.ts';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { gmailSender } from '../../functions/src/adapters/gmail/gmail-sender.ts';
import { notionTables } from '../../functions/src/adapters/notion/notion-tables.ts';
import { webhookPoster } from '../../functions/src/adapters/webhook/post-webhook.ts';
import type { DeliveryPorts } from '../../functions/src/delivery/run-delivery.ts';
import { unsubscribeUrl } from '../../functions/src/opt-out/unsubscribe-token.ts';
import { memoryMailDomains } from '../../functions/test/models/memory-mail-domains.ts';
import type { TakesMail } from '../../functions/src/ports/takes-mail.ts';
import { readMasterKey } from '../../local/src/world/functions-secret.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { database } from './database.ts';
import { smtpUrl } from './mailbox.ts';
import { testWorld } from './world.ts';

/**
 * A worker of our own on the world's database and mail server: the same parts as
 * the deployed one, with a clock that runs ahead by `ahead` milliseconds.
 */
export async function worker({ ahead = 0 } = {}): Promise<
  DeliveryPorts & { takesMail: TakesMail; pictures_from: Date }
> {
  const { notion } = await testWorld();
  const secrets = aesSecretBox((await readMasterKey(ROOT)) ?? '');
  const clock = () => new Date(Date.now() + ahead);
  return {
    documents: firestoreDocuments(await database()),
    mail: gmailSender(await smtpUrl()),
    postWebhook: webhookPoster({ allow_local_targets: true }),
    notion: notionTables({ base_url: notion ?? undefined, digest: sha256, clock }),
    unsubscribeUrl: unsubscribeUrl({ secrets, app_origin: 'https://app.test' }),
    takesMail: memoryMailDomains().takesMail,
    pictures_from: new Date(0),
    secrets,
    onFault: ({ error }) => {
      throw error;
    },
    pause: (milliseconds) => sleep(milliseconds),
    digest: sha256,
    randomness: nodeRandomness,
    clock,
    limits: { daily_cap: 1000, spacing: 0 },
    mail_domain: 'app.test',
    readMailbox: () => Promise.resolve('read' as const),
  };
}
