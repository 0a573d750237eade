import type { Creator } from '@vibes/core/creator/creator';
import { describe, expect, it } from 'vitest';
import { ann } from '../../../../test/features/crm/sample-creator.ts';
import { askedMailbox, likelyByAccount, likelyByMailbox, namedAccounts } from './likely-same.ts';

const insta = (handle: string) => ({ platform: 'instagram' as const, handle });
const tiktok = (handle: string) => ({ platform: 'tiktok' as const, handle });
/** A creator of Instagram alone. */
const other = (id: string, handle: string, fields: Partial<Creator> = {}): Creator => ({
  ...ann,
  id,
  platform: 'instagram',
  tiktok_username: null,
  instagram_username: handle,
  ...fields,
});

describe('the accounts that a creator’s pages name', () => {
  it('are those of a platform where it has none, its owner’s own ones first, each once', () => {
    const own = {
      id: '1',
      read_at: ann.created_at,
      own_accounts: [insta('ann.lee')],
      mentions: [],
    };
    const creator: Creator = {
      ...ann,
      profiles: { ...ann.profiles, tiktok: own },
      linked_handles: [insta('shop'), tiktok('ben'), insta('ann.lee')],
    };
    expect(namedAccounts(creator)).toEqual({
      platform: 'instagram',
      handles: ['ann.lee', 'shop'],
    });
    expect(namedAccounts({ ...creator, instagram_username: 'ann' })).toBeNull();
    expect(namedAccounts(ann)).toBeNull();
  });
});

describe('another creator may be the same person', () => {
  const named = { platform: 'instagram', handles: ['ann.lee', 'shop'] } as const;

  it('who has an account that is named, the first of them', () => {
    const found = [other('b', 'shop'), other('c', 'ann.lee')];
    expect(likelyByAccount(ann, named, found)).toMatchObject({
      ...{ other: { id: 'c' }, account: insta('ann.lee'), because: 'named' },
    });
  });

  it('who has the same mailbox', () => {
    expect(likelyByMailbox(ann, [ann, other('b', 'shop')])).toMatchObject({
      ...{ other: { id: 'b' }, account: insta('shop'), because: 'mailbox' },
    });
  });

  it.each<[string, Creator[]]>([
    ['who is alone', [ann]],
    ['whom a person said to be somebody else', [other('no', 'shop')]],
    ['of whom a person said so there', [other('b', 'shop', { not_same: ['ann'] })]],
    [
      'who has another account of the same platform',
      [other('b', 'shop', { tiktok_username: 'b' })],
    ],
  ])('but nobody %s', (_, found) => {
    const creator = { ...ann, not_same: ['no'] };
    expect(likelyByAccount(creator, named, found)).toBeNull();
    expect(likelyByMailbox(creator, found)).toBeNull();
  });

  it('but nobody who shares the mailbox of an agency', () => {
    expect(likelyByMailbox(ann, [ann, other('b', 'b'), other('c', 'c')])).toBeNull();
  });
});

it('a mailbox is looked for while an account is missing', () => {
  expect(askedMailbox({ ...ann, email: 'A.nn@gmail.com' })).toBe('ann@gmail.com');
  expect(askedMailbox({ ...ann, email: null })).toBeNull();
  expect(askedMailbox({ ...ann, instagram_username: 'ann' })).toBeNull();
});
