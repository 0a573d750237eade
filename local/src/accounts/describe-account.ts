import {
  creatorDocument,
  subscriptionDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { NO_PLAN } from '@vibes/core/plan/plan';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/steps/load-documents.ts';
import type { Person } from '../../../functions/src/ports/sign-in-service.ts';
import type { FoundAccount } from './find-account.ts';

const signInOf = (person: Person | null) =>
  person ? (person.is_disabled ? 'disabled' : 'allowed') : 'gone';
const day = (date: Date) => date.toISOString().slice(0, 10);

/** What an operator has to know about an account before blocking it, a line each. Reads no secret. */
export async function describeAccount(
  documents: Documents,
  { uid, person }: Pick<FoundAccount, 'uid' | 'person'>,
): Promise<string[]> {
  const [user, usage, subscription] = await loadDocuments(documents, [
    userDocument.at(uid),
    usageCreditsDocument.at(uid),
    subscriptionDocument.at(uid),
  ]);
  const lines = [
    `email     ${person?.email ?? user.data?.email ?? ''}`,
    `uid       ${uid}`,
    `sign-in   ${signInOf(person)}`,
  ];
  if (!user.data) return [...lines, 'account   not open: never came to the dashboard'];
  const { name, created_at, blocked_at } = user.data;
  return [
    ...lines,
    `name      ${name}`,
    `since     ${day(created_at)}`,
    `account   ${blocked_at ? `blocked since ${day(blocked_at)}` : 'open'}`,
    `plan      ${subscription.data?.plan_name ?? NO_PLAN}`,
    `credits   ${usage.data?.num_credits ?? 0}`,
    `creators  ${await documents.count(creatorDocument.collection(uid))}`,
  ];
}
