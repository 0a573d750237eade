import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notionDeliveryId } from '@vibes/core/delivery/delivery';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { personWrote } from '../../functions/test/person-wrote.ts';
import {
  captureQuietly,
  openNotionAccount,
  runMirrors,
  tallyOfMirrors,
  type NotionAccount,
} from '../support/mirrors.ts';
import { dataOf, database } from '../support/database.ts';
import {
  countNotionRequests,
  endNotionFaults,
  notionControl,
  notionFault,
  notionPages,
  notionRows,
} from '../support/notion.ts';

const SECOND = 1000;

let account: NotionAccount;
/** The creator's document, as the person's browser writes it. */
let creator: { id: string; change: (fields: Record<string, string>) => Promise<unknown> };

beforeEach(async () => {
  account = await openNotionAccount();
  await captureQuietly(account, 1);
  await runMirrors(account);
  const creators = await (
    await database()
  )
    .collection(creatorDocument.collection(account.uid))
    .get();
  const [first] = creators.docs;
  if (!first) throw new Error('No creator was captured.');
  creator = {
    id: first.id,
    change: (fields) => first.ref.update({ ...fields, ...personWrote(new Date()) }),
  };
});
afterEach(endNotionFaults);

const mirror = () => dataOf(deliveryDocument.path(account.uid, notionDeliveryId(creator.id)));

describe('a creator in Notion', () => {
  it('shows the last of ten quick changes, written once', async () => {
    await notionFault({ mode: 'rate_limited', retry_after: 60 });
    const revision = Number((await mirror())?.['revision']);
    for (let change = 1; change <= 10; change += 1)
      await creator.change({ notes: `Change ${change}` });
    await expect.poll(async () => (await mirror())?.['revision']).toBe(revision + 10);
    await expect.poll(() => tallyOfMirrors(account)).toEqual({ 'queued notion_busy': 1 });

    await endNotionFaults();
    const asked = await countNotionRequests();
    await runMirrors(account, { ahead: 120 * SECOND });
    expect(await asked('pages.update')).toBe(1);
    expect(await notionRows(account.table)).toEqual([
      expect.objectContaining({ Notes: 'Change 10' }),
    ]);
    expect(await tallyOfMirrors(account)).toEqual({ sent: 1 });
  });

  it('gets one new row with the next change when the person deleted its row', async () => {
    const [deleted] = await notionPages(account.table);
    await notionControl('/trash', { id: deleted?.id, in_trash: true });
    expect(await notionRows(account.table)).toEqual([]);
    await creator.change({ notes: 'Still here' });
    await expect
      .poll(() => notionRows(account.table))
      .toEqual([expect.objectContaining({ Notes: 'Still here' })]);

    await creator.change({ notes: 'And still' });
    await expect
      .poll(() => notionRows(account.table))
      .toEqual([expect.objectContaining({ Notes: 'And still' })]);
  });
});
