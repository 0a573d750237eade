import { Client, isHTTPResponseError } from '@notionhq/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StandIn } from '../local-server.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY, READ_ONLY_NOTION_KEY } from './demo-workspace.ts';
import { startNotion } from './start-notion.ts';

let notion: StandIn;
let client: Client;
const QUIET = { retry: false, timeoutMs: 300, logger: () => undefined } as const;
const open = (auth: string = DEMO_NOTION_KEY) =>
  new Client({ auth, baseUrl: notion.origin, ...QUIET });
beforeEach(async () => {
  notion = await startNotion({ port: 0 });
  client = open();
});
afterEach(() => notion.stop());

const control = async (path = '', body?: object) => {
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return fetch(`${notion.origin}/control${path}`, request);
};
const requests = async () =>
  ((await (await control()).json()) as { requests: Record<string, number> }).requests;
/** Status, code and message of the refusal. */
async function refusal(asked: Promise<unknown>) {
  try {
    await asked;
  } catch (error) {
    if (isHTTPResponseError(error)) {
      const { status, code, message } = error;
      return { status, code, message };
    }
    throw error;
  }
  throw new Error('Not refused');
}
const text = (content: string) => [{ type: 'text' as const, text: { content } }];
const title = (content: string) => ({ Name: { title: text(content) } });

/** The first table of the demo database. */
async function creators() {
  const database = await client.databases.retrieve({ database_id: DEMO_NOTION.creators });
  const [source] = 'data_sources' in database ? database.data_sources : [];
  if (!source) throw new Error('No table');
  return { parent: { type: 'data_source_id', data_source_id: source.id } as const, id: source.id };
}
async function addRows(count: number) {
  const { parent, id } = await creators();
  for (let row = 0; row < count; row += 1) {
    const handle = { TikTok: { rich_text: text(`handle${row}`) } };
    await client.pages.create({ parent, properties: { ...title(`Row ${row}`), ...handle } });
  }
  return id;
}

describe('local Notion', () => {
  it('accepts its own key, and a key that only reads', async () => {
    const asked = { database_id: DEMO_NOTION.creators };
    expect(await refusal(open('ntn_wrong').databases.retrieve(asked))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    const { parent } = await creators();
    const properties = title('Mara');
    expect(
      await refusal(open(READ_ONLY_NOTION_KEY).pages.create({ parent, properties })),
    ).toMatchObject({ status: 403, code: 'restricted_resource' });
  });

  it('speaks one version of the API', async () => {
    const old = new Client({
      auth: DEMO_NOTION_KEY,
      baseUrl: notion.origin,
      notionVersion: '2022-06-28',
      retry: false,
      logger: () => undefined,
    });
    const asked = { database_id: DEMO_NOTION.creators };
    expect(await refusal(old.databases.retrieve(asked))).toMatchObject({ status: 400 });
  });

  it('hides what is not shared, until it is', async () => {
    const ask = () => client.databases.retrieve({ database_id: DEMO_NOTION.private });
    expect(await refusal(ask())).toMatchObject({ status: 404, code: 'object_not_found' });
    await control('/share', { database_id: DEMO_NOTION.private, is_shared: true });
    expect(await ask()).toMatchObject({ object: 'database' });
  });

  it('recognizes a page in place of a database', async () => {
    expect(
      await refusal(client.databases.retrieve({ database_id: DEMO_NOTION.page })),
    ).toMatchObject({ status: 400, code: 'validation_error' });
    expect(await client.pages.retrieve({ page_id: DEMO_NOTION.page })).toMatchObject({
      object: 'page',
    });
  });

  it('keeps rows, and changes only the cells named', async () => {
    const { parent, id } = await creators();
    const status = { status: { name: 'Contacted' } };
    const page = await client.pages.create({
      parent,
      properties: { ...title('Mara'), Status: status },
    });
    await client.pages.update({
      page_id: page.id,
      properties: { 'E-mail': { email: 'mara@kiln.test' } },
    });
    expect(await client.pages.retrieve({ page_id: page.id })).toMatchObject({
      parent: { type: 'data_source_id', data_source_id: id, database_id: DEMO_NOTION.creators },
      properties: {
        Name: { type: 'title', title: [{ plain_text: 'Mara' }] },
        'E-mail': { type: 'email', email: 'mara@kiln.test' },
        Status: { type: 'status', ...status },
        TikTok: { type: 'rich_text', rich_text: [] },
      },
    });
  });

  it('finds rows by text, oldest first', async () => {
    const data_source_id = await addRows(5);
    const found = await client.dataSources.query({
      data_source_id,
      filter: {
        or: [
          { property: 'TikTok', rich_text: { equals: 'handle3' } },
          { property: 'TikTok', rich_text: { equals: '@handle3' } },
        ],
      },
    });
    expect(found.results).toHaveLength(1);
    const first = await client.dataSources.query({ data_source_id, page_size: 1 });
    expect(first.results).toMatchObject([
      { properties: { Name: { title: [{ plain_text: 'Row 0' }] } } },
    ]);
  });

  it('keeps what is in the trash from lists and changes', async () => {
    const { parent, id } = await creators();
    const page = await client.pages.create({ parent, properties: title('Mara') });
    await control('/trash', { id: page.id, in_trash: true });
    expect((await client.dataSources.query({ data_source_id: id })).results).toEqual([]);
    const properties = title('Mara K');
    expect(await refusal(client.pages.update({ page_id: page.id, properties }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('archived') as string,
    });
  });

  it.each([
    ['a column that is not there', { Nobody: { rich_text: text('x') } }, /not a property/],
    ['a value of another type', { TikTok: { url: 'https://x.test' } }, /expected to be rich_text/],
    ['a text too long', { TikTok: { rich_text: text('x'.repeat(2001)) } }, /≤ `2000`/],
    ['a status that is not there', { Status: { status: { name: 'Famous' } } }, /does not exist/],
    ['an empty address', { 'E-mail': { email: '' } }, /not valid/],
  ])('refuses %s, and writes nothing', async (_, properties, message) => {
    const { parent, id } = await creators();
    expect(
      await refusal(client.pages.create({ parent, properties: { ...title('x'), ...properties } })),
    ).toMatchObject({
      status: 400,
      code: 'validation_error',
      message: expect.stringMatching(message) as string,
    });
    expect((await client.dataSources.query({ data_source_id: id })).results).toEqual([]);
  });

  it('adds columns', async () => {
    const { id, parent } = await creators();
    await client.dataSources.update({
      data_source_id: id,
      properties: { Source: { select: { options: [{ name: 'bio' }] } }, Sent: { checkbox: {} } },
    });
    const source = (name: string) => ({ Source: { select: { name } } });
    await client.pages.create({
      parent,
      properties: { ...source('new'), Sent: { checkbox: true } },
    });
    expect(
      await refusal(client.pages.create({ parent, properties: source('a, b') })),
    ).toMatchObject({ code: 'validation_error' });
    expect(await client.dataSources.retrieve({ data_source_id: id })).toMatchObject({
      properties: { Source: { select: { options: [{ name: 'bio' }, { name: 'new' }] } } },
    });
  });
});

describe('its faults', () => {
  it('affect as many requests of the kind as set', async () => {
    await control('/faults', {
      mode: 'rate_limited',
      retry_after: 7,
      times: 2,
      on: 'pages.retrieve',
    });
    const page = () => client.pages.retrieve({ page_id: DEMO_NOTION.page });
    expect(await creators()).toMatchObject({ id: expect.any(String) as string });
    for (let times = 0; times < 2; times += 1) {
      const fault: unknown = await page().catch((error: unknown) => error);
      if (!isHTTPResponseError(fault)) throw new Error('Not refused');
      expect(fault.status).toBe(429);
      expect((fault.headers as Headers).get('retry-after')).toBe('7');
    }
    expect(await page()).toMatchObject({ object: 'page' });
    expect(await requests()).toEqual({ 'databases.retrieve': 1, 'pages.retrieve': 3 });
  });

  it.each([
    ['hang', 0],
    ['drop', 0],
    ['bad_gateway', 0],
    ['bad_gateway_after', 1],
    ['hang_after', 1],
    ['drop_after', 1],
  ])('%s leaves %i rows behind', async (mode, rows) => {
    const { parent, id } = await creators();
    await control('/faults', { mode, times: 1, on: 'pages.create' });
    await expect(client.pages.create({ parent, properties: title('Mara') })).rejects.toThrow();
    expect((await client.dataSources.query({ data_source_id: id })).results).toHaveLength(rows);
  });

  it('are refused when they are unknown', async () => {
    const answer = await control('/faults', { mode: 'explode' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('mode');
  });
});

describe('its page', () => {
  it('shows the rows and what to paste, and takes no text for markup', async () => {
    const { parent } = await creators();
    await client.pages.create({ parent, properties: title('<b>Mara</b>') });
    const page = await (await fetch(notion.origin)).text();
    expect(page).toContain(DEMO_NOTION_KEY);
    expect(page).toContain(DEMO_NOTION.creators);
    expect(page).toContain('Mara');
    expect(page).not.toContain('<b>Mara');
  });

  it('starts again when asked', async () => {
    await addRows(1);
    await fetch(`${notion.origin}/control`, { method: 'DELETE' });
    expect(await requests()).toEqual({});
    const { id } = await creators();
    expect((await client.dataSources.query({ data_source_id: id })).results).toEqual([]);
  });
});
