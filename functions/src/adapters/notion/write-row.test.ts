import { describe, expect, it } from 'vitest';
import type { NotionRow } from '../../ports/notion-tables.ts';
import type { Column } from './column.ts';
import { textPieces, writeRow } from './write-row.ts';

describe('a long text', () => {
  it.each([
    '',
    'a',
    'a'.repeat(2000),
    'a'.repeat(2001),
    '🌊'.repeat(2000),
    `a${'🌊'.repeat(3000)}`,
  ])('comes back whole from its pieces (%#)', (text) => {
    const pieces = textPieces(text);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(2000);
      // Throws for half a character.
      expect(() => encodeURIComponent(piece)).not.toThrow();
    }
  });

  it('ends after a hundred pieces', () => {
    expect(textPieces('a'.repeat(200_001)).join('')).toHaveLength(200_000);
  });
});

const EMPTY: NotionRow = {
  name: null,
  tiktok_username: null,
  instagram_username: null,
  email: null,
  linktree_url: null,
  email_source: null,
  email_sent: false,
  status: null,
  notes: null,
};
const column = (type: Column['type'], options: string[] = []): Column => ({
  name: 'Cell',
  type,
  options,
});
const cell = (field: keyof NotionRow, one: Column, value: string | null) =>
  writeRow({ [field]: one }, { ...EMPTY, [field]: value });

describe('a cell', () => {
  it.each<[keyof NotionRow, Column, unknown]>([
    ['name', column('title'), { title: [] }],
    ['notes', column('rich_text'), { rich_text: [] }],
    ['email', column('email'), { email: null }],
    ['linktree_url', column('url'), { url: null }],
    ['tiktok_username', column('url'), { url: null }],
    ['email_source', column('select'), { select: null }],
  ])('of %s is emptied when there is nothing', (field, one, value) => {
    expect(cell(field, one, null)).toEqual({ Cell: value });
    expect(cell(field, one, '')).toEqual({ Cell: value });
  });

  it.each<[string, keyof NotionRow, Column, string]>([
    ['an address', 'email', column('email'), `${'a'.repeat(201)}@b.co`],
    ['a link', 'linktree_url', column('url'), `https://a.test/${'a'.repeat(2000)}`],
  ])('stays empty for %s longer than Notion takes', (_, field, one, text) => {
    expect(Object.values(cell(field, one, text))[0]).toEqual({ [one.type]: null });
  });

  it('takes an option as Notion spells it, and a new one without commas', () => {
    const known = column('select', ['Contacted']);
    expect(cell('status', known, 'contacted')).toEqual({ Cell: { select: { name: 'Contacted' } } });
    expect(cell('status', known, 'a , b,c')).toEqual({ Cell: { select: { name: 'a b c' } } });
  });

  it('of a status that is not there is left alone, rather than failing the row', () => {
    expect(cell('status', column('status', ['Lead']), 'Contacted')).toEqual({});
  });
});
