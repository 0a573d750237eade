import { describe, expect, it } from 'vitest';
import { backfillDocument } from '@vibes/core/firestore/documents';
import {
  connectNotion,
  openAccountWithTable,
  runAllBackfills,
  runMirrors,
  saveCrm,
  tallyOfMirrors,
  type NotionAccount,
} from '../support/mirrors.ts';
import { dataOf } from '../support/database.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { countNotionRows } from '../support/notion.ts';
import { writeManyCreators } from '../support/write-creators.ts';

const MANY = 120;
/** Creators queued in one write. */
const PAGE = 100;

/** An account whose back-fill crashed once it had queued its first page. */
async function openCutOff(): Promise<NotionAccount> {
  const account = await openAccountWithTable();
  await writeManyCreators(account.uid, MANY);
  await connectNotion(account);
  expect(await progress(account)).toMatchObject({ state: 'running', total: MANY, queued: 0 });
  expect(await startCrashing('backfill-then-crash', [account.uid]).ended).toBe('SIGKILL');
  expect(await progress(account)).toMatchObject({ state: 'running', queued: PAGE, copied: 0 });
  expect(await tallyOfMirrors(account)).toEqual({ queued: PAGE });
  return account;
}

const progress = ({ uid }: NotionAccount) => dataOf(backfillDocument.path(uid));

describe('a back-fill', () => {
  it('crashed halfway and resumed by two sweeps at once: each creator has one row', async () => {
    const account = await openCutOff();
    await Promise.all([runAllBackfills(), runAllBackfills(), runMirrors(account)]);
    await Promise.all([runMirrors(account), runMirrors(account)]);
    expect(await tallyOfMirrors(account)).toEqual({ sent: MANY });
    expect(await countNotionRows(account.table)).toEqual({ rows: MANY, creators: MANY });
    expect(await progress(account)).toMatchObject({
      state: 'done',
      total: MANY,
      queued: MANY,
      copied: MANY,
      failed: 0,
    });
  });

  it('stops when another CRM is made active: nothing more is queued or sent', async () => {
    const account = await openCutOff();
    await saveCrm(account, { active_crm_mode: 'built-in' });
    await runAllBackfills();
    await runMirrors(account);
    expect(await progress(account)).toMatchObject({ state: 'stopped', queued: PAGE, copied: 0 });
    expect(await tallyOfMirrors(account)).toEqual({ 'cancelled mirror_off': PAGE });
    expect(await countNotionRows(account.table)).toMatchObject({ rows: 0 });
  });
});
