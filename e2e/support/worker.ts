import { setTimeout as sleep } from 'node:timers/promises';
import { nodeRandomness, sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { aesSecretBox } from '../../functions/src/adapters/crypto/aes-secret-box.ts';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { gmailSender } from '../../functions/src/adapters/gmail/gmail-sender.ts';
import type { DeliveryPorts } from '../../functions/src/delivery/run-delivery.ts';
import { readMasterKey } from '../../local/src/world/functions-secret.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { database } from './database.ts';
import { smtpUrl } from './mailbox.ts';

/**
 * A worker of our own on the world's database and mail server: the same parts as
 * the deployed one, with a clock that runs ahead by `ahead` milliseconds.
 */
export async function worker({ ahead = 0 } = {}): Promise<DeliveryPorts> {
  return {
    documents: firestoreDocuments(await database()),
    mail: gmailSender(await smtpUrl()),
    secrets: aesSecretBox((await readMasterKey(ROOT)) ?? ''),
    onFault: ({ error }) => {
      throw error;
    },
    pause: (milliseconds) => sleep(milliseconds),
    digest: sha256,
    randomness: nodeRandomness,
    clock: () => new Date(Date.now() + ahead),
    limits: { daily_cap: 1000, spacing: 0 },
    mail_domain: 'app.test',
  };
}
