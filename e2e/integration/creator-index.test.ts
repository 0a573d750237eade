import { creatorChunkDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { gzipPacker } from '../../functions/src/adapters/gzip/gzip-packer.ts';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { checkIndex } from '../../local/src/creator-index/check-index.ts';
import { openTestAccount } from '../support/account.ts';
import { callFunction } from '../support/call-function.ts';
import { countOf, database } from '../support/database.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';

it('of seals asked for at once one makes the index; creators saved at the same time are not lost', async () => {
  const account = await openTestAccount();
  const { uid } = account;
  await writeManyCreators(uid, 320);
  const seal = () =>
    callFunction('sealCreators', { id_token: account.session.id_token, payload: {} });
  const late = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [`late${n}`, writtenCreator(0)]),
  );
  const [answers] = await Promise.all([
    Promise.all([seal(), seal(), seal()]),
    writeCreators(uid, late),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sealed = answers.filter(({ result }) => (result as { sealed: boolean }).sealed);
  expect(sealed).toHaveLength(1);

  const documents = firestoreDocuments(await database());
  const checked = await checkIndex({ documents, packer: gzipPacker }, uid);
  expect(checked).toMatchObject({ creators: 340, is_broken: false, differences: [] });
  expect(checked.index).toMatchObject({ chunks: 1 });
  // Those of the seals that lost are left behind for the next one.
  expect(await countOf(creatorChunkDocument.collection(uid))).toBe(1 + checked.loose);

  // A minute has not passed, and the four calls of this minute are soon used up.
  expect(await seal()).toMatchObject({ status: 200, result: { sealed: false } });
});
