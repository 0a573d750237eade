import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as kinds from '@vibes/core/firestore/documents';
import type { CollectionReference } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../functions/src/platform/app-error.ts';
import type { DocumentWrite } from '../../functions/src/ports/documents.ts';
import {
  deleteAccount,
  LONGEST_REQUEST,
  type DeletionPorts,
} from '../../local/src/accounts/delete-account.ts';
import { emailHash } from '../../local/src/accounts/find-account.ts';
import { openPayments } from '../../local/src/accounts/open-payments.ts';
import { runCommand } from '../../local/src/process/run-command.ts';
import { openProject } from '../../local/src/world/open-project.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { buy, readBooks } from '../support/billing.ts';
import { callFunction } from '../support/call-function.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { database, dataOf } from '../support/database.ts';
import { stackFile, testWorld } from '../support/world.ts';

afterEach(resetClock);

const emailOf = ({ name }: ReadyAccount) => `${name}@brand.test`;

/** Somebody with captures, a delivery, a plan, a code for the phone, and more documents than a page holds. */
async function busyAccount(): Promise<ReadyAccount> {
  const account = await openTestAccount();
  const { id_token } = account.session;
  await requestCapture(account, { url: tester(account.name).url });
  await callFunction('createHandover', { id_token, payload: {} });
  await buy(account);
  const db = await database();
  const batch = db.batch();
  for (let n = 0; n < 320; n += 1) {
    const path = kinds.activityDocument.path(account.uid, `old_${n}`);
    batch.create(db.doc(path), { at: new Date(), uid: account.uid });
  }
  await batch.commit();
  return account;
}

/** Paths of all documents that name the account, in their path or in a field. */
async function naming({ uid, name }: ReadyAccount): Promise<string[]> {
  const db = await database();
  const below = async (collection: CollectionReference): Promise<string[]> => {
    const found = await Promise.all(
      (await collection.listDocuments()).map(async (document) => [
        ...((await document.get()).exists ? [document.path] : []),
        ...(await Promise.all((await document.listCollections()).map(below))).flat(),
      ]),
    );
    return found.flat();
  };
  const own = await Promise.all((await db.doc(`users/${uid}`).listCollections()).map(below));
  const roots = (await db.listCollections()).filter(
    ({ id }) => !['contract', 'owners'].includes(id),
  );
  const beside = await Promise.all(
    roots.map(async (root) => {
      const { docs } = await root.get();
      const texts = docs.map((one) => [one.ref.path, JSON.stringify(one.data())] as const);
      return texts.filter((text) => [uid, name].some((one) => text.join(' ').includes(one)));
    }),
  );
  return [...own.flat(), ...beside.flat().map(([path]) => path)];
}

const collections = (paths: string[]) =>
  [
    ...new Set(
      paths.map((path) =>
        path
          .split('/')
          .filter((_, n) => n % 2 === 0)
          .join('/'),
      ),
    ),
  ].sort();

const KEPT = ['deletions', 'stripe_customers', 'users/credit_entries'];

/** What the command works with, on a clock that runs ahead while it waits. */
async function openPorts() {
  const at = { project: null, stack: stackFile() };
  const { close, ...books } = await openProject(at);
  let ahead = 0;
  const ports: DeletionPorts = {
    ...books,
    openPayments: () => openPayments(at),
    clock: () => new Date(Date.now() + ahead),
    pause: (milliseconds) => Promise.resolve(void (ahead += milliseconds)),
  };
  return { ports, close };
}

/** Dies once its first write is stored. */
const dying = (ports: DeletionPorts): DeletionPorts => ({
  ...ports,
  documents: {
    ...ports.documents,
    async commit(writes: DocumentWrite[]) {
      await ports.documents.commit(writes);
      throw new AppError('timeout', { log: 'killed' });
    },
  },
});

const accounts = (...args: string[]) =>
  runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'local/src/accounts/accounts.ts'), ...args],
    cwd: ROOT,
    env: { ...process.env, VIBES_STACK: stackFile() },
  });

it('every document that an account’s life writes is in the table, and goes though the deletion is killed after each write', async () => {
  const account = await busyAccount();
  const places = Object.values(kinds);
  const before = await naming(account);
  expect(before.filter((path) => !places.some(({ holds }) => holds(path)))).toEqual([]);
  expect(collections(before)).toEqual(
    expect.arrayContaining(['api_key_hashes', 'handovers', 'users/deliveries/private']),
  );

  const { ports, close } = await openPorts();
  const asked = {
    uid: account.uid,
    email_hash: emailHash(emailOf(account)),
    report: () => undefined,
  };
  let runs = 0;
  for (let finished_at = null; finished_at === null; runs += 1) {
    await deleteAccount(dying(ports), asked).catch(() => undefined);
    const stored = await dataOf(kinds.deletionDocument.path(account.uid));
    finished_at = stored?.['finished_at'] as Date | null;
  }
  const receipt = await deleteAccount(ports, asked);
  await close();
  expect(runs).toBeGreaterThan(15);
  expect(receipt.deleted).toMatchObject({ users: 1, 'users/creators': 1, handovers: 1 });
  expect(receipt.deleted['users/activity']).toBeGreaterThanOrEqual(321);

  expect(collections(await naming(account))).toEqual(KEPT);
  const { subscriptions } = await readBooks(account.uid);
  expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
});

it('the command writes out an account, and goes on deleting it; the next account has no second trial', async () => {
  const account = await openTestAccount();
  const { uid, session } = account;
  const email = emailOf(account);
  const { url } = tester(account.name);
  await requestCapture(account, { url });

  const file = join(tmpdir(), `${account.name}.json`);
  expect(await accounts('export', email, '--out', file)).toMatchObject({ code: 0 });
  const exported = await readFile(file, 'utf8');
  await rm(file);
  const { documents } = JSON.parse(exported) as { documents: { path: string }[] };
  expect(documents.map(({ path }) => path)).toContain(`users/${uid}`);
  expect(exported).toContain(url);
  expect(exported).not.toContain(account.api_key);

  const { ports, close } = await openPorts();
  const pause = () => Promise.reject(new AppError('timeout', { log: 'killed' }));
  const asked = { uid, email_hash: emailHash(email), report: () => undefined };
  await expect(deleteAccount({ ...ports, pause }, asked)).rejects.toThrow();
  await close();
  await moveClock(LONGEST_REQUEST + 1000);
  const { output } = await accounts('delete', email);
  expect(output).toMatch(/finished {2}20\d\d-[^]* 1 {2}sign-in\n/);
  await resetClock();

  expect(await requestCapture(account, { url })).toMatchObject({ status: 401 });
  const payload = { time_zone: 'Europe/Berlin' };
  expect(await callFunction('openAccount', { id_token: session.id_token, payload })).toMatchObject({
    status: 401,
  });
  const { auth } = await testWorld();
  const person = { sub: email, email, name: account.name };
  const { uid: next, id_token } = await signInWithGoogle({ auth, person });
  expect(next).not.toBe(uid);
  await callFunction('openAccount', { id_token, payload });
  expect(await dataOf(kinds.usageCreditsDocument.path(next))).toMatchObject({
    num_credits: 0,
    trial_used_before: true,
  });
});
