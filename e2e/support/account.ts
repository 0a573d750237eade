import { createHash, randomUUID } from 'node:crypto';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { ErrorAnswer } from '@vibes/core/api/error-code';
import { creditEntryDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { openReadyAccount, type ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { database } from './database.ts';
import { testWorld } from './world.ts';

/** A new account, used by no other test, ready to capture and send. */
export type { ReadyAccount };

export async function openTestAccount(credits?: number): Promise<ReadyAccount> {
  const name = `t${randomUUID().slice(0, 8)}`;
  return openReadyAccount(await testWorld(), { name, ...(credits !== undefined && { credits }) });
}

export interface CaptureResponse {
  status: number;
  body: CaptureAnswer | ErrorAnswer;
}

/** Sends a request over HTTP, as the phone does. */
export async function tryCapture(
  account: { api_key: string },
  body: Record<string, unknown>,
): Promise<CaptureResponse> {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.api_key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as CaptureResponse['body'] };
}

const PRESSES = 3;

/**
 * The same where an answer is certain to come. A tester's page is always open: on a slow machine it
 * may take longer than the product waits for a page, and is requested again, as a person would.
 */
export async function requestCapture(
  ...request: Parameters<typeof tryCapture>
): Promise<CaptureResponse> {
  const isTester = String(request[1]['url']).includes('/@tester_');
  for (let press = 1; ; press += 1) {
    const answer = await tryCapture(...request);
    const { body } = answer;
    const isLate = isTester && body.ok && body.email.state === 'profile_blocked';
    if (!isLate || press === PRESSES) return answer;
  }
}

/** Handle, profile and address of one of any number of invented creators. */
export function tester(name: string): { handle: string; url: string } {
  // TikTok's handles have at most 24 characters.
  const handle = `tester_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  return { handle, url: `https://www.tiktok.com/@${handle}` };
}

/** Balance, the sum of the entries behind it, and how many of each kind there are. */
export async function creditsOf(uid: string) {
  const db = await database();
  const [usage, entries] = await Promise.all([
    db.doc(usageCreditsDocument.path(uid)).get(),
    db.collection(creditEntryDocument.collection(uid)).get(),
  ]);
  const deltas = entries.docs.map((entry) => Number(entry.get('delta')));
  return {
    balance: Number(usage.get('num_credits')),
    sum: deltas.reduce((sum, delta) => sum + delta, 0),
    charges: entries.docs.filter((entry) => entry.get('kind') === 'capture').length,
  };
}
