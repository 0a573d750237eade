import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  LITTLE_PATIENCE,
  localNotion,
  MARA,
  type LocalNotion,
} from '../../../test/local-notion.ts';

let notion: LocalNotion;
beforeEach(async () => {
  notion = await localNotion();
});
afterEach(() => notion.stop());

describe('a creator mirrored to Notion', () => {
  it('becomes a row, in the columns there are', async () => {
    expect(await notion.copy(MARA)).toMatchObject({
      kind: 'accepted',
      notion_page_id: expect.any(String) as string,
      answer: { status: 200 },
    });
    expect(await notion.rows()).toMatchObject([
      {
        cells: {
          Name: 'Mara Kiln',
          TikTok: 'mara.kiln',
          Instagram: '',
          'E-mail': 'mara@kiln.test',
          Status: 'Discovered',
        },
      },
    ]);
  });

  it('changes its row, found by its page, with one request', async () => {
    const tables = notion.open();
    await notion.copy(MARA, null, tables);
    const [row] = await notion.rows();
    const before = await notion.requests();
    await notion.copy({ ...MARA, email: null, status: 'Contacted' }, row?.id, tables);
    const after = await notion.requests();
    expect(await notion.rows()).toMatchObject([
      { id: row?.id, cells: { 'E-mail': '', Status: 'Contacted' } },
    ]);
    expect(after).toEqual({ ...before, 'pages.update': 1 });
  });

  it('changes its row, found by its handle', async () => {
    await notion.copy(MARA);
    await notion.copy({ ...MARA, name: 'Mara', instagram_username: 'mara_kiln' });
    await notion.copy({
      ...MARA,
      tiktok_username: null,
      instagram_username: 'mara_kiln',
      name: 'M',
    });
    expect(await notion.rows()).toMatchObject([{ cells: { Name: 'M' } }]);
  });

  it('takes the row that a person wrote with an @', async () => {
    await notion.copy({ ...MARA, tiktok_username: '@mara.kiln' });
    await notion.copy(MARA);
    expect(await notion.rows()).toHaveLength(1);
  });

  it.each(['trashed', 'deleted', 'of another database'])(
    'gets a new row when the known page is %s',
    async (how) => {
      await notion.copy(MARA);
      const [old] = await notion.rows();
      if (how === 'trashed') await notion.control('/trash', { id: old?.id, in_trash: true });
      const elsewhere =
        how === 'of another database'
          ? await notion.addDatabase({ Name: 'title', TikTok: 'rich_text' })
          : null;
      const page = how === 'deleted' ? randomUUID() : (old?.id ?? '');
      if (elsewhere) {
        const table = await notion.openTable({ database: elsewhere });
        expect(await table.upsert(MARA, page)).toMatchObject({ kind: 'accepted' });
        expect(await notion.rows(elsewhere)).toHaveLength(1);
      } else {
        const outcome = await notion.copy(MARA, page);
        expect(outcome).toMatchObject({ kind: 'accepted' });
        const [row] = await notion.rows();
        expect(outcome).toMatchObject({ notion_page_id: row?.id });
      }
      expect(await notion.rows()).toHaveLength(1);
    },
  );

  it.each(['bad_gateway_after', 'hang_after', 'drop_after'] as const)(
    'has one row although the answer was lost once Notion had made it (%s)',
    async (mode) => {
      await notion.fail({ mode, times: 1, on: 'pages.create' });
      const tables = notion.open(mode === 'hang_after' ? LITTLE_PATIENCE : undefined);
      expect(await notion.copy(MARA, null, tables)).toMatchObject({
        kind: 'temporary',
        code: 'notion_unreachable',
      });
      expect(await notion.copy(MARA, null, tables)).toMatchObject({ kind: 'accepted' });
      expect(await notion.rows()).toHaveLength(1);
    },
  );

  it('keeps a long text whole, in pieces', async () => {
    const id = await notion.addDatabase({ Name: 'title', TikTok: 'rich_text', Notes: 'rich_text' });
    const table = await notion.openTable({ database: id });
    const notes = `${'a'.repeat(1999)}🌊${'b'.repeat(8000)}`;
    expect(await table.upsert({ ...MARA, notes }, null)).toMatchObject({ kind: 'accepted' });
    expect((await notion.rows(id))[0]?.cells['Notes']).toBe(notes);
  });

  it('fits columns of other types: addresses of profiles, options, no status that is not there', async () => {
    const id = await notion.addDatabase(
      {
        Creator: 'title',
        'TikTok URL': 'url',
        'IG handle': 'rich_text',
        'e-mail address': 'rich_text',
        'Link in bio': 'rich_text',
        'Email source': 'select',
        'Email sent?': 'checkbox',
        STATUS: 'status',
      },
      { STATUS: ['Contacted'] },
    );
    const table = await notion.openTable({ database: id });
    const row = { ...MARA, email_source: 'bio, or not', email_sent: true };
    await table.upsert(row, null);
    await table.upsert({ ...row, status: 'contacted' }, null);
    expect(await notion.rows(id)).toMatchObject([
      {
        cells: {
          Creator: 'Mara Kiln',
          'TikTok URL': 'https://www.tiktok.com/@mara.kiln',
          'IG handle': '',
          'e-mail address': 'mara@kiln.test',
          'Link in bio': 'https://linktr.ee/mara',
          'Email source': 'bio or not',
          'Email sent?': 'true',
          STATUS: 'Contacted',
        },
      },
    ]);
  });

  it('is refused when no column holds its handle, rather than mirrored twice', async () => {
    const id = await notion.addDatabase({ Name: 'title', TikTok: 'rich_text' });
    const table = await notion.openTable({ database: id });
    const row = { ...MARA, tiktok_username: null, instagram_username: 'mara' };
    expect(await table.upsert(row, null)).toEqual({ kind: 'permanent', code: 'notion_columns' });
    expect(await notion.rows(id)).toEqual([]);
  });

  it('goes to the columns as they are now when somebody renamed them', async () => {
    const tables = notion.open();
    await notion.copy(MARA, null, tables);
    const { id } = await notion.source();
    await notion.control('/columns', {
      data_source_id: id,
      columns: { Title: 'title', 'TikTok handle': 'rich_text', Mail: 'email' },
    });
    const theo = { ...MARA, tiktok_username: 'theo', email: 'theo@bakes.test' };
    expect(await notion.copy(theo, null, tables)).toMatchObject({ kind: 'accepted' });
    expect((await notion.rows()).at(-1)).toMatchObject({
      cells: { 'TikTok handle': 'theo', Mail: 'theo@bakes.test' },
    });
  });
});
