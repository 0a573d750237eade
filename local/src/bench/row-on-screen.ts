import { initializeApp, deleteApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  GoogleAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  terminate,
} from 'firebase/firestore';
import { paths } from '@vibes/core/firestore/paths';
import type { Stack } from '../world/stack.ts';
import { openBenchAccount } from './bench-account.ts';
import { milliseconds, type Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { press } from './press.ts';

const PRESSES = 50;

/** How long after the answer a captured creator reaches an open screen, by the browser's own SDK. */
export async function benchRowOnScreen(stack: Stack): Promise<Figure[]> {
  const account = await openBenchAccount(stack, { name: 'bench-row', credits: 100 });
  const app = initializeApp({ projectId: stack.project, apiKey: 'local' }, 'bench');
  const auth = getAuth(app);
  connectAuthEmulator(auth, stack.auth, { disableWarnings: true });
  const token = { sub: account.email, email: account.email, email_verified: true };
  await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(token)));
  const db = getFirestore(app);
  const { hostname, port } = new URL(stack.firestore);
  connectFirestoreEmulator(db, hostname, Number(port));

  const seen = new Map<string, number>();
  const stop = onSnapshot(collection(db, paths.creators(account.uid)), ({ docs }) => {
    for (const { id } of docs) if (!seen.has(id)) seen.set(id, performance.now());
  });
  const waits: number[] = [];
  for (let i = 0; i < PRESSES; i += 1) {
    const { creator_id } = await press(stack, { ...account, handle: `tester_row${i}` });
    const answered = performance.now();
    const id = creator_id ?? '';
    while (!seen.has(id) && performance.now() - answered < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    waits.push(Math.max(0, (seen.get(id) ?? Infinity) - answered));
  }
  stop();
  await terminate(db);
  await deleteApp(app);
  const worst = Math.max(...waits);
  return [
    {
      what: 'creator on an open screen after the answer, worst of 50',
      measured: `${milliseconds(worst)} (p50 ${milliseconds(percentile(waits, 0.5))})`,
      goal: '< 1 s',
      reached: worst < 1000,
    },
  ];
}
