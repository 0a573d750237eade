import { ACCOUNT_DOCUMENTS } from '@vibes/core/firestore/account-documents';
import * as kinds from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { storedDocuments } from '../../../functions/test/stored-documents.ts';
import { pathsOfRules } from '../../../functions/test/firestore-paths.ts';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { ACCOUNT_PLACES, countPlace, walkPlace } from './account-places.ts';

const collectionOf = (path: string) =>
  path.slice(0, path.lastIndexOf('/')).replace(/\{\w+\}/g, '{}');

it('every document of the table has a rule for its deletion', () => {
  expect(Object.keys(ACCOUNT_DOCUMENTS).sort()).toEqual(Object.keys(kinds).sort());
});

it('every collection that the rules name is in the table', async () => {
  const known = Object.values(kinds).map(({ template }) => collectionOf(template));
  const named = (await pathsOfRules()).map(collectionOf);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((collection) => !known.includes(collection))).toEqual([]);
});

it('what says no account in its path names it, or belongs to none', () => {
  const nameless = Object.entries(kinds).filter(([, { template }]) => !template.includes('{uid}'));
  for (const [kind, { template }] of nameless) {
    const rule = ACCOUNT_DOCUMENTS[kind as keyof typeof kinds];
    expect(rule.on_deletion === 'no_account' || 'by_field' in rule, template).toBe(true);
  }
});

it('what is not deleted has a reason', () => {
  for (const rule of Object.values(ACCOUNT_DOCUMENTS))
    expect(['early', 'deleted'].includes(rule.on_deletion) || 'because' in rule).toBe(true);
});

it('finds every document of an account, page by page, and none of another’s', async () => {
  const documents = memoryDocuments();
  const earlier = await storedDocuments();
  const mine = earlier.filter(
    ([path, data]) => /^\w+\/max(?:$|[_/])/.test(path) || data['uid'] === 'max',
  );
  // The same of somebody whose uid begins alike.
  const others = mine.map(([path, data]) => {
    const theirs = path.replace(/\/max(?=$|[_/])/, '/maxim');
    const uid = data['uid'] === 'max' ? { uid: 'maxim' } : {};
    return { path: theirs === path ? `${path}-theirs` : theirs, data: { ...data, ...uid } };
  });
  const all = [...earlier.map(([path, data]) => ({ path, data })), ...others];
  await documents.commit(all.map((one) => ({ kind: 'create', ...one })));
  const found: string[] = [];
  for (const place of ACCOUNT_PLACES) {
    for await (const page of walkPlace(documents, place, { uid: 'max', limit: 2 }))
      found.push(...page.map(({ path }) => path));
  }
  expect(found).toContain('referral_codes/28rheasv');
  expect(found.sort()).toEqual(mine.map(([path]) => path).sort());
  const counts = await Promise.all(
    ACCOUNT_PLACES.map((place) => countPlace(documents, place, 'max')),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(mine.length);
});
