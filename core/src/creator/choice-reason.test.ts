import { expect, it } from 'vitest';
import { choiceReason } from './choice-reason.ts';

const creator = {
  platform: 'tiktok',
  tiktok_username: 'tillytrent',
  instagram_username: null,
} as const;
const shop = {
  email: 'hello@velvetrow.co',
  evidence: null,
  repaired: false,
  rival: null,
  source: 'linktree',
  found_at: 'https://www.velvetrow.co/collections/tilly',
} as const;

it.each([
  [{ ...shop, choice_reason: null }, null],
  [
    { ...shop, choice_reason: 'other_site' },
    'It’s on velvetrow.co, which isn’t @tillytrent’s own site.',
  ],
  [
    // A bio names it, and links to a page inside that site.
    { ...shop, choice_reason: 'other_site', source: 'bio', found_at: null },
    'Its domain, velvetrow.co, isn’t known to be @tillytrent’s own.',
  ],
  [
    { ...shop, choice_reason: 'other_account' },
    'It’s in another account’s bio, which may not be @tillytrent’s own.',
  ],
  [{ ...shop, choice_reason: 'other_person' }, /somebody else/],
] as const)('%o', (found, sentence) => {
  const said = choiceReason(found, creator);
  if (sentence instanceof RegExp) expect(said).toMatch(sentence);
  else expect(said).toBe(sentence);
});
