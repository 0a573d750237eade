import {
  creatorDocument,
  subscriptionDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { NO_PLAN } from '@vibes/core/plan/plan';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/ports/load-documents.ts';

interface Person {
  uid: string;
  email: string;
  is_disabled: boolean;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** What an operator has to know about an account before blocking it, a line each. Reads no secret. */
export async function describeAccount(documents: Documents, person: Person): Promise<string[]> {
  const { uid, email, is_disabled } = person;
  const [user, usage, subscription] = await loadDocuments(documents, [
    userDocument.at(uid),
    usageCreditsDocument.at(uid),
    subscriptionDocument.at(uid),
  ]);
  const lines = [
    `email     ${email}`,
    `uid       ${uid}`,
    `sign-in   ${is_disabled ? 'disabled' : 'allowed'}`,
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
