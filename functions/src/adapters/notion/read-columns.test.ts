import { describe, expect, it } from 'vitest';
import { freeName, missingFields, readColumns, type Properties } from './read-columns.ts';

const table = (columns: Record<string, string>): Properties =>
  Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, { name, type }]));
/** The names found, by field. */
const found = (columns: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(readColumns(table(columns))).map(([field, column]) => [field, column.name]),
  );

describe('the columns of a table', () => {
  it.each<[string, string, string]>([
    ['TikTok', 'rich_text', 'tiktok_username'],
    ['tiktok username', 'rich_text', 'tiktok_username'],
    ['🎵 TikTok-Handle', 'rich_text', 'tiktok_username'],
    ['TikTok URL', 'url', 'tiktok_username'],
    ['TT handle', 'rich_text', 'tiktok_username'],
    ['Insta', 'rich_text', 'instagram_username'],
    ['IG', 'url', 'instagram_username'],
    ['E-mail', 'email', 'email'],
    ['Email Address', 'rich_text', 'email'],
    ['Link in bio', 'url', 'linktree_url'],
    ['EMAIL SOURCE', 'select', 'email_source'],
    ['Email sent?', 'checkbox', 'email_sent'],
    ['Stage', 'select', 'status'],
    ['Ｎｏｔｅｓ', 'rich_text', 'notes'],
  ])('"%s" (%s) takes %s', (name, type, field) => {
    expect(found({ Name: 'title', [name]: type })).toEqual({ name: 'Name', [field]: name });
  });

  it('take the name in the title, whatever that is called', () => {
    expect(found({ TikTok: 'title' })).toEqual({ name: 'TikTok' });
  });

  it('prefer our own name to a synonym, and a synonym that fits to our own name that does not', () => {
    expect(found({ Mail: 'email', Email: 'email' })).toMatchObject({ email: 'Email' });
    expect(found({ Email: 'checkbox', Mail: 'email' })).toMatchObject({ email: 'Mail' });
  });

  it.each([
    ['Email', 'number'],
    ['Notes', 'select'],
    ['Email Sent', 'rich_text'],
    ['TikTok', 'people'],
    ['Emails of the team', 'email'],
    ['Not a status', 'status'],
  ])('do not take "%s" (%s)', (name, type) => {
    expect(found({ Name: 'title', [name]: type })).toEqual({ name: 'Name' });
  });

  it('are missing but for the title', () => {
    expect(missingFields(readColumns(table({ Name: 'title', TikTok: 'rich_text' })))).toEqual([
      'instagram_username',
      'email',
      'linktree_url',
      'email_source',
      'email_sent',
      'status',
      'notes',
    ]);
  });

  it('that are added keep apart from one of the same name', () => {
    expect(freeName('email', table({ 'e mail': 'number' }))).toBe('Email (Vibes)');
    expect(freeName('email', table({ Name: 'title' }))).toBe('Email');
    expect(found({ Email: 'number', 'Email (Vibes)': 'email' })).toEqual({
      email: 'Email (Vibes)',
    });
  });
});
