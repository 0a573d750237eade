import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NotionFault } from '../../local/src/stand-ins/notion/fault.ts';
import {
  captureQuietly,
  mirrorsOf,
  openNotionAccount,
  runMirrors,
  tallyOfMirrors,
  type NotionAccount,
} from '../support/mirrors.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { eventually } from '../support/mailbox.ts';
import {
  countNotionRequests,
  countNotionRows,
  endNotionFaults,
  notionFault,
  notionRows,
} from '../support/notion.ts';

const SECOND = 1000;
/** Long enough for the requests before the silent one, on a slow machine too. */
const PATIENCE = 3 * SECOND;

afterEach(endNotionFaults);

describe('mirrors to a Notion that is rate limited', () => {
  it('429 for 90 seconds with several waiting: one call, then a row each', async () => {
    const account = await openNotionAccount(20);
    const handles = await captureQuietly(account, 12);
    await notionFault({ mode: 'rate_limited', retry_after: 90 });
    const asked = await countNotionRequests();
    await runMirrors(account);
    await runMirrors(account, { ahead: 45 * SECOND });
    expect(await asked()).toBe(1);
    expect(await tallyOfMirrors(account)).toEqual({ 'queued notion_busy': 12 });

    await endNotionFaults();
    await runMirrors(account, { ahead: 120 * SECOND });
    expect(await tallyOfMirrors(account)).toEqual({ sent: 12 });
    const rows = (await notionRows(account.table)).map((cells) => cells['TikTok']);
    expect(rows.sort()).toEqual(handles.sort());
  });

  it('529: no call before the time it named, then one row', async () => {
    const account = await openNotionAccount();
    await captureQuietly(account, 1);
    await notionFault({ mode: 'overloaded', retry_after: 30, times: 1 });
    const asked = await countNotionRequests();
    await runMirrors(account);
    await runMirrors(account, { ahead: 25 * SECOND });
    expect(await asked()).toBe(1);
    await runMirrors(account, { ahead: 35 * SECOND });
    expect(await countNotionRows(account.table)).toEqual({ rows: 1, creators: 1 });
  });
});

describe('a mirror to Notion makes one row', () => {
  let account: NotionAccount;
  let made = 0;
  beforeAll(async () => {
    account = await openNotionAccount(20);
  });

  it.each<[string, NotionFault, string, number]>([
    ['a conflict (409)', { mode: 'conflict', on: 'pages.create' }, 'notion_busy', 0],
    ['a 502', { mode: 'bad_gateway', on: 'pages.create' }, 'notion_unreachable', 0],
    ['a 502 once the row is made', { mode: 'bad_gateway_after' }, 'notion_unreachable', 1],
    ['an answer lost once the row is made', { mode: 'drop_after' }, 'notion_unreachable', 1],
    ['silence', { mode: 'hang', on: 'data_sources.query' }, 'notion_unreachable', 0],
    ['silence once the row is made', { mode: 'hang_after' }, 'notion_unreachable', 1],
  ])('after %s', async (_name, fault, code, made_before) => {
    await captureQuietly({ ...account, name: `${account.name} ${made}` }, 1);
    const asked = await countNotionRequests();
    await notionFault({ on: 'pages.create', ...fault, times: 1 });
    await runMirrors(account, { timeout: PATIENCE });
    expect(await tallyOfMirrors(account)).toMatchObject({ [`queued ${code}`]: 1 });
    expect(await countNotionRows(account.table)).toMatchObject({ rows: made + made_before });

    await runMirrors(account, { ahead: 10 * SECOND });
    made += 1;
    expect(await tallyOfMirrors(account)).toEqual({ sent: made });
    expect(await countNotionRows(account.table)).toEqual({ rows: made, creators: made });
    const creates = fault.on === 'pages.create' ? 2 : 1;
    expect(await asked('pages.create')).toBe(creates);
  });

  it('when its worker is killed while it creates the row', async () => {
    await captureQuietly({ ...account, name: `${account.name} killed` }, 1);
    await notionFault({ mode: 'hang_after', on: 'pages.create', times: 1 });
    const crashing = startCrashing('mirror', [account.uid]);
    made += 1;
    await eventually(
      () => countNotionRows(account.table),
      ({ rows }) => rows === made,
    );
    crashing.kill();
    expect(await crashing.ended).toBe('SIGKILL');
    expect(await tallyOfMirrors(account)).toMatchObject({ sending: 1 });

    await runMirrors(account);
    expect(await tallyOfMirrors(account)).toMatchObject({ sending: 1 });
    const asked = await countNotionRequests();
    await runMirrors(account, { ahead: 180 * SECOND });
    expect(await tallyOfMirrors(account)).toEqual({ sent: made });
    expect(await countNotionRows(account.table)).toEqual({ rows: made, creators: made });
    expect(await asked('pages.create')).toBe(0);
  });

  it('two workers at once on twenty creators: twenty rows', async () => {
    const other = await openNotionAccount(30);
    await captureQuietly(other, 20);
    await Promise.all([runMirrors(other), runMirrors(other)]);
    await runMirrors(other);
    expect(await tallyOfMirrors(other)).toEqual({ sent: 20 });
    expect(await countNotionRows(other.table)).toEqual({ rows: 20, creators: 20 });
    expect((await mirrorsOf(other)).map(({ revision }) => revision)).toEqual(Array(20).fill(0));
  });
});
