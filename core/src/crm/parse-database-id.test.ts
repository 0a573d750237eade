import { describe, expect, it } from 'vitest';
import { parseDatabaseId } from './parse-database-id.ts';

const ID = '1b2c3d4e5f60718293a4b5c6d7e8f901';
const DASHED = '1b2c3d4e-5f60-7182-93a4-b5c6d7e8f901';
const VIEW = 'ffffffffffffffffffffffffffffffff';

describe('a pasted Notion database', () => {
  it.each([
    ['an id', ID],
    ['an id with dashes', DASHED],
    ['an id in capitals, with spaces around', `  ${ID.toUpperCase()}\n`],
    ['an id with its view', `${ID}?v=${VIEW}`],
    ['an address', `https://www.notion.so/${ID}?v=${VIEW}`],
    ['an address with a workspace', `https://www.notion.so/acme/${ID}?v=${VIEW}&pvs=4`],
    ['an address with a title', `https://www.notion.so/acme/Our-creators-2026-${ID}`],
    ['a title that ends like an id', `https://www.notion.so/acme/deadbeef-cafe-${ID}`],
    ['an address with dashes in its id', `https://www.notion.so/Creators-${DASHED}`],
    ['an address of the app', `https://app.notion.com/p/acme/Creators-${ID}?v=${VIEW}`],
    ['a published site', `https://acme.notion.site/Creators-${ID}?v=${VIEW}`],
    ['an address without https', `notion.so/Creators-${ID}`],
    ['an address of the desktop app', `notion://www.notion.so/acme/${ID}`],
    ['an address with a block', `https://www.notion.so/${ID}#${VIEW}`],
    ['an address with a peeked page', `https://www.notion.so/acme/${ID}?p=${VIEW}&pm=s`],
    ['an address in angle brackets', `<https://www.notion.so/${ID}>`],
    ['an address with a slash behind it', `https://www.notion.so/acme/${ID}/`],
    ['a table as Notion’s tools name it', `collection://${DASHED}`],
  ])('is found in %s', (_, pasted) => expect(parseDatabaseId(pasted)).toBe(DASHED));

  it.each([
    ['nothing', ''],
    ['words', 'my database'],
    ['an id that is cut', ID.slice(1)],
    ['an id that is too long', `${ID}0`],
    ['a view alone', `https://www.notion.so/acme?v=${VIEW}`],
    ['another site', `https://www.example.com/${ID}`],
    ['a site that looks like Notion', `https://evil-notion.so.example.com/${ID}`],
    ['a name that ends like Notion’s', `https://mynotion.so/${ID}`],
    ['letters that are no hexadecimal digits', 'g'.repeat(32)],
    ['a way out of the path', `https://www.notion.so/../${VIEW.slice(1)}`],
  ])('is not found in %s', (_, pasted) => expect(parseDatabaseId(pasted)).toBeNull());
});
