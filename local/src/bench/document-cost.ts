import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { findKeyOwner } from '../../../functions/src/account/find-key-owner.ts';
import { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import { nodeRandomness, sha256 } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { createPageFetcher } from '../../../functions/src/adapters/http/create-page-fetcher.ts';
import { runCapture } from '../../../functions/src/capture/run-capture.ts';
import { runDelivery } from '../../../functions/src/delivery/run-delivery.ts';
import { unsubscribeUrl } from '../../../functions/src/opt-out/unsubscribe-token.ts';
import { memoryMail } from '../../../functions/test/models/memory-mail.ts';
import { memoryMailDomains } from '../../../functions/test/models/memory-mail-domains.ts';
import { memoryNotion } from '../../../functions/test/models/memory-notion.ts';
import { memoryWebhook } from '../../../functions/test/models/memory-webhook.ts';
import { pageReaders } from '../../../functions/src/scrape/page-readers.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { openFirestore } from '../world/open-firestore.ts';
import type { Stack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import { openReadyAccount } from '../world/open-ready-account.ts';
import { countingDocuments, type Cost } from './counting-documents.ts';
import type { Figure } from './figure.ts';

const asText = ({ reads, writes }: Cost) => `${reads} reads, ${writes} writes`;

/** What one capture and one delivery cost in documents, on the product's own workflows and database. */
export async function benchDocumentCost(stack: Stack): Promise<Figure[]> {
  const account = await openReadyAccount(stack, { name: 'bench-cost', credits: 10 });
  const host = new URL(stack.firestore).host;
  const { firestore, close } = openFirestore({ project: stack.project, host });
  const dispatched: string[] = [];
  const base = {
    randomness: nodeRandomness,
    digest: sha256,
    clock: () => new Date(),
    takesMail: memoryMailDomains().takesMail,
    pause: () => Promise.resolve(),
    onUnmarked: ({ error }: { error: unknown }) => {
      throw error;
    },
  };

  const malformed = countingDocuments(firestoreDocuments(firestore));
  await findKeyOwner({ ...base, documents: malformed.documents }, 'vo_live_typo').catch(() => null);

  const capture = countingDocuments(firestoreDocuments(firestore));
  const person = await findKeyOwner({ ...base, documents: capture.documents }, account.api_key);
  await runCapture(
    {
      ...base,
      documents: capture.documents,
      ...pageReaders,
      fetchPage: createPageFetcher({
        gateway_url: `${stack.gateway}/?url={url}`,
        addressesOf: () => Promise.resolve([]),
        allow_local_targets: true,
      }),
      checkAccess: () => Promise.resolve(),
      dispatch: ({ id }) => Promise.resolve(void dispatched.push(id)),
      per_minute: 1000,
      pictures_from: new Date(0),
    },
    {
      ...person,
      request: captureRequestSchema.parse({ platform: 'tiktok', username: 'tester_cost' }),
      request_id: 'bench',
    },
  );

  const secrets = aesSecretBox((await readMasterKey(ROOT)) ?? '');
  const delivery = countingDocuments(firestoreDocuments(firestore));
  const state = await runDelivery(
    {
      ...base,
      documents: delivery.documents,
      mail: memoryMail().sender,
      postWebhook: memoryWebhook().postWebhook,
      notion: memoryNotion().tables,
      unsubscribeUrl: unsubscribeUrl({ secrets, app_origin: 'https://bench.test' }),
      onFault: ({ error }) => {
        throw error;
      },
      secrets,
      limits: { daily_cap: 40, spacing: 0 },
      readMailbox: () => Promise.resolve('read' as const),
      mail_domain: 'bench.test',
    },
    { uid: person.uid, id: dispatched[0] ?? '' },
  );
  await close();
  return [
    {
      what: 'a first capture with its email, by a new key',
      measured: asText(capture.cost),
      goal: '≤ 12 reads, ≤ 13 writes',
      reached: capture.cost.reads <= 12 && capture.cost.writes <= 13,
    },
    {
      what: `its delivery (${state})`,
      measured: asText(delivery.cost),
      goal: '≤ 13 reads, ≤ 6 writes',
      reached: state === 'sent' && delivery.cost.reads <= 13 && delivery.cost.writes <= 6,
    },
    {
      what: 'a malformed key',
      measured: asText(malformed.cost),
      goal: '0 reads',
      reached: malformed.cost.reads === 0,
    },
  ];
}
