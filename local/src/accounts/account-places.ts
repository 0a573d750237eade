import { ACCOUNT_DOCUMENTS, type AccountRule } from '@vibes/core/firestore/account-documents';
import * as kinds from '@vibes/core/firestore/documents';
import type { Documents, StoredDocument } from '../../../functions/src/ports/documents.ts';

/** Documents of one kind, as far as they belong to one account. */
export interface AccountPlace {
  /** The names of its collections: `users/creators`. */
  name: string;
  rule: AccountRule;
  /** The collection that is theirs alone; null where others' documents are beside theirs. */
  collection: ((uid: string) => string) | null;
  /** In the order of their paths; `next` continues behind them and is null at their end. */
  page: (
    documents: Documents,
    at: { uid: string; after: string | null; limit: number },
  ) => Promise<{ found: StoredDocument[]; next: string | null }>;
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

type Page = AccountPlace['page'];

/** Where the id is the account's: one document or none. */
const ofId =
  (path: (uid: string) => string): Page =>
  async (documents, { uid }) => {
    const found = await documents.getAll([path(uid)]);
    return { found: found.filter(({ data }) => data !== undefined), next: null };
  };

/** Page by page, from the documents behind `first` to the last that is the account's. */
const upTo =
  (query: {
    of: (uid: string) => { collection: string; everywhere?: true };
    first: (uid: string) => string | null;
    isOwn: (path: string, uid: string) => boolean;
    where?: (uid: string) => { field: string; value: string };
    cursorOf: (path: string) => string;
  }): Page =>
  async (documents, { uid, after, limit }) => {
    const page = await documents.page({
      ...query.of(uid),
      ...(query.where && { where: query.where(uid) }),
      after: after ?? query.first(uid),
      limit,
    });
    const found = page.filter(({ path }) => query.isOwn(path, uid));
    const last = found.at(-1);
    const isFull = found.length === limit;
    return { found, next: last && isFull ? query.cursorOf(last.path) : null };
  };

/** How the documents of an account are found, by the path of their kind. */
function pageOf(template: string, { by_field }: AccountRule): Page {
  const parts = template.split('/');
  const [collection = '', id = ''] = parts;
  if (by_field) {
    return upTo({
      of: () => ({ collection }),
      where: (value) => ({ field: 'uid', value }),
      first: () => null,
      isOwn: () => true,
      cursorOf: lastOf,
    });
  }
  if (parts.length === 2 && id === '{uid}') return ofId((uid) => `${collection}/${uid}`);
  if (parts.length === 2 && id.startsWith('{uid}_')) {
    return upTo({
      of: () => ({ collection }),
      first: (uid) => `${uid}_`,
      isOwn: (path, uid) => path.startsWith(`${collection}/${uid}_`),
      cursorOf: lastOf,
    });
  }
  const name = parts.at(-2) ?? '';
  if (!template.startsWith('users/{uid}/')) throw new Error(`Nothing finds ${template}.`);
  if (parts.length === 4) {
    return upTo({
      of: (uid) => ({ collection: `users/${uid}/${name}` }),
      first: () => null,
      isOwn: () => true,
      cursorOf: lastOf,
    });
  }
  // Also below documents that are gone.
  return upTo({
    of: () => ({ collection: name, everywhere: true }),
    first: (uid) => `users/${uid}`,
    isOwn: (path, uid) => path.startsWith(`users/${uid}/`),
    cursorOf: (path) => path,
  });
}

/** `users/{uid}/creators/{id}` → `users/creators` */
const nameOf = (template: string) =>
  template
    .split('/')
    .filter((_, place) => place % 2 === 0)
    .join('/');

/** Every kind of document that an account has, in the order in which they are deleted. */
export const ACCOUNT_PLACES: readonly AccountPlace[] = Object.entries<AccountRule>(
  ACCOUNT_DOCUMENTS,
).flatMap(([kind, rule]) => {
  if (rule.on_deletion === 'no_account') return [];
  const { template } = kinds[kind as keyof typeof kinds];
  const isOwn = template.startsWith('users/{uid}/') && template.split('/').length === 4;
  const collection = isOwn ? (uid: string) => `users/${uid}/${template.split('/')[2]}` : null;
  return [{ name: nameOf(template), rule, collection, page: pageOf(template, rule) }];
});

/** All documents of a place, page by page. */
export async function* walkPlace(
  documents: Documents,
  { page }: AccountPlace,
  { uid, limit }: { uid: string; limit: number },
): AsyncGenerator<StoredDocument[]> {
  for (let after: string | null = null; ;) {
    const { found, next }: Awaited<ReturnType<Page>> = await page(documents, { uid, after, limit });
    if (found.length > 0) yield found;
    if (next === null) return;
    after = next;
  }
}

/** How many documents there are in a place. Reads them only where others' are beside them. */
export async function countPlace(
  documents: Documents,
  place: AccountPlace,
  uid: string,
): Promise<number> {
  if (place.collection) return documents.count(place.collection(uid));
  let count = 0;
  for await (const page of walkPlace(documents, place, { uid, limit: 500 })) count += page.length;
  return count;
}
