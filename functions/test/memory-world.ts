import {
  creatorDocument,
  statisticsDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { creditEntrySchema } from '@vibes/core/credit/credit-entry';
import { getUserData } from '../src/account/get-user-data.ts';
import { openAccount } from '../src/account/run-open-account.ts';
import { updateUserData } from '../src/account/update-user-data.ts';
import { unsubscribeUrl } from '../src/opt-out/unsubscribe-token.ts';
import { countingRandomness } from './models/counting-randomness.ts';
import { memoryDocuments } from './models/memory-documents.ts';
import { memoryMail } from './models/memory-mail.ts';
import { memoryMailDomains } from './models/memory-mail-domains.ts';
import { memoryNotion } from './models/memory-notion.ts';
import { memoryWebhook } from './models/memory-webhook.ts';
import { plainSecretBox } from './models/plain-secret-box.ts';
import { sayingWriters } from './saying-writers.ts';

/**
 * One open account in memory, ready to capture and send, with a clock to move by hand. `documents`
 * takes any write of a test; the one in `ports` takes a write of a creator only when it says that
 * the server made it.
 */
export async function memoryWorld({ trial_credits = 10 } = {}) {
  const documents = memoryDocuments();
  const mail = memoryMail();
  const webhook = memoryWebhook();
  const notion = memoryNotion();
  const domains = memoryMailDomains();
  const secrets = plainSecretBox();
  const dispatched: { uid: string; id: string }[] = [];
  let now = new Date('2026-05-01T12:00:00Z');
  const ports = {
    documents: sayingWriters(documents),
    mail: mail.sender,
    postWebhook: webhook.postWebhook,
    notion: notion.tables,
    takesMail: domains.takesMail,
    onFault: ({ error }: { error: unknown }) => {
      throw error;
    },
    onUnmarked: ({ error }: { error: unknown }) => {
      throw error;
    },
    secrets,
    unsubscribeUrl: unsubscribeUrl({ secrets, app_origin: 'https://app.test' }),
    dispatch: (delivery: { uid: string; id: string }) =>
      Promise.resolve(void dispatched.push(delivery)),
    digest: (text: string) => `hash-of-${text}`,
    randomness: countingRandomness(),
    clock: () => now,
    pause: () => Promise.resolve(),
    limits: { daily_cap: 40, spacing: 0 },
    readMailbox: (): Promise<'read' | 'busy' | 'unread'> => Promise.resolve('read'),
    replies_from: new Date(0),
    pictures_from: new Date(0),
    mail_domain: 'app.test',
  };
  const uid = 'max';
  const person = { uid, name: 'Max Marketer', email: 'max@brand.com', photo_url: null };
  await openAccount(ports, {
    person,
    time_zone: 'Europe/Berlin',
    trial_credits,
    app_origin: 'https://app.test',
  });
  await updateUserData(ports, {
    uid,
    update: {
      table: 'email_settings',
      data: { email_address: 'max@gmail.com', app_password: 'abcdefghijkl' },
    },
  });
  await updateUserData(ports, {
    uid,
    update: {
      table: 'message_templates',
      data: {
        email_template: 'Hi {{creatorName}}, shall we work together?',
        tiktok_template: 'Hi {{creatorName}}, see your inbox.',
      },
    },
  });

  const under = (prefix: string) =>
    Object.entries(documents.dump()).flatMap(([path, data]) =>
      path.startsWith(`${prefix}/`) && path.split('/').length === prefix.split('/').length + 1
        ? [data]
        : [],
    );
  return {
    uid,
    ports,
    mail,
    webhook,
    notion,
    domains,
    dispatched,
    documents,
    data: (path: string) => documents.dump()[path],
    /** Writes one document directly in the database. */
    write: (
      kind: 'create' | 'update' | 'set' | 'merge' | 'delete',
      path: string,
      data: Record<string, unknown> = {},
    ) => documents.commit([kind === 'delete' ? { kind, path } : { kind, path, data }]),
    /** The documents of a collection. */
    under,
    creators: () => under(creatorDocument.collection(uid)),
    entries: () =>
      under(`users/${uid}/credit_entries`).map((entry) => creditEntrySchema.parse(entry)),
    /** What the statistics hold of a day. */
    counted: (day = '2026-05-01') =>
      statisticsDocument.at(uid).read(documents.dump()[statisticsDocument.path(uid)]).days[day],
    balance: () => documents.dump()[usageCreditsDocument.path(uid)]?.['num_credits'],
    apiKey: async () => (await getUserData(ports, { uid, can_pay: false })).apiKey.api_key,
    later: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
  };
}
/** The world as helpers take it: phone and harness each return their own list of dispatches. */
export type MemoryWorld = Omit<Awaited<ReturnType<typeof memoryWorld>>, 'dispatched'>;
