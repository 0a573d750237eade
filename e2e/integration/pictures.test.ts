import { creatorSchema } from '@vibes/core/creator/creator';
import { creatorPictureSchema } from '@vibes/core/creator/creator-picture';
import { creatorDocument, creatorPictureDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { runPicture, type PicturePorts } from '../../functions/src/creator/run-picture.ts';
import { tiktokRecord } from '../../functions/test/pages.ts';
import { deleteAccount } from '../../local/src/accounts/delete-account.ts';
import { emailHash } from '../../local/src/accounts/find-account.ts';
import { openPayments } from '../../local/src/accounts/open-payments.ts';
import { openProject } from '../../local/src/world/open-project.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { dataOf, database } from '../support/database.ts';
import { pictureWorker } from '../support/pictures.ts';
import { fetchPictures } from '../support/sweep.ts';
import { stackFile, testWorld } from '../support/world.ts';

/** An account with one creator, captured with the picture of the invented creator `face`. */
async function captured() {
  const account = await openTestAccount();
  const { handle, url } = tester(account.name);
  const { gateway } = await testWorld();
  // Without an address there is no email, so a later capture reads the profile again.
  const capture = async (face: string) => {
    const avatarLarger = `${gateway}/pictures/tiktok/${face}.jpeg`;
    const body = tiktokRecord({ uniqueId: handle, nickname: 'Ann', signature: '', avatarLarger });
    const answer = await requestCapture(account, { url, html: body });
    return answer.body as { creator: { id: string } };
  };
  const { id } = (await capture('ann')).creator;
  const path = creatorDocument.path(account.uid, id);
  const ports = await pictureWorker();
  return {
    account,
    id,
    path,
    capture,
    creator: async () => creatorSchema.parse((await ports.documents.getAll([path]))[0]?.data),
    picture: async () => {
      const place = creatorPictureDocument.path(account.uid, id);
      const stored = (await ports.documents.getAll([place]))[0]?.data;
      return stored === undefined ? null : creatorPictureSchema.parse(stored);
    },
    /** So many workers of our own that found this creator due before the first one began. */
    work: async (change: Partial<PicturePorts> = {}, workers = 1) => {
      const [due] = await ports.documents.getAll([path]);
      if (!due) throw new Error('this creator is not there');
      const run = () => runPicture({ ...ports, ...change }, due);
      return Promise.all(Array.from({ length: workers }, run));
    },
  };
}

describe('the picture of a captured creator', () => {
  it('is there after the schedule, small and encoded again, and another one after it changed', async () => {
    const { creator, picture, capture } = await captured();
    expect(await creator()).toMatchObject({ picture_version: null });
    expect((await creator()).picture_due_at).not.toBeNull();
    await fetchPictures();
    const first = await picture();
    const bytes = Buffer.from(first?.data ?? '', 'base64');
    expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8');
    // Where a WebP of this kind has its width and height (RFC 6386, 9.1).
    expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([96, 96]);
    const { picture_version, picture_due_at } = await creator();
    expect(picture_version).toMatch(/^[0-9a-f]{16}$/);
    expect(picture_due_at).toBeNull();

    await capture('ann');
    expect(await creator()).toMatchObject({ picture_version, picture_due_at: null });

    await capture('ann.in.spring');
    expect((await creator()).picture_due_at).not.toBeNull();
    await fetchPictures();
    expect((await creator()).picture_version).not.toBe(picture_version);
    expect((await picture())?.data).not.toBe(first?.data);
  });

  it('is fetched by one of many workers', async () => {
    const { work, picture, creator } = await captured();
    const ends = await work({}, 5);
    expect(ends.toSorted()).toEqual(['kept', 'left', 'left', 'left', 'left']);
    expect(await picture()).not.toBeNull();
    expect(await creator()).toMatchObject({ picture_due_at: null, picture_attempts: 0 });
  });

  it('whose worker was killed is fetched by the next one', async () => {
    const { account, id, path, picture, creator } = await captured();
    expect(await startCrashing('picture-then-crash', [account.uid, id]).ended).toBe('SIGKILL');
    expect(await creator()).toMatchObject({ picture_attempts: 1 });
    await fetchPictures();
    expect(await picture()).toBeNull();
    const over = { picture_due_at: new Date(Date.now() - 1000) };
    await (await database()).doc(path).update(over);
    await fetchPictures();
    expect(await picture()).not.toBeNull();
  });

  it('is given up where the link leads to none', async () => {
    const { capture, creator, picture, work } = await captured();
    await capture('no such/picture');
    expect(await work()).toEqual(['refused']);
    expect(await creator()).toMatchObject({ picture_due_at: null, picture_version: null });
    expect(await picture()).toBeNull();
  });

  it('of an account that has just been deleted is not kept, nor is one kept before', async () => {
    const { account, id, path, work } = await captured();
    const other = await requestCapture(account, { url: tester(`${account.name}other`).url });
    await fetchPictures();
    const db = await database();
    await db.doc(path).update({ picture_due_at: new Date(), picture_version: null });
    const at = { project: null, stack: stackFile() };
    const { close, ...books } = await openProject(at);
    let ahead = 0;
    const ports = {
      ...books,
      openPayments: () => openPayments(at),
      clock: () => new Date(Date.now() + ahead),
      pause: (milliseconds: number) => Promise.resolve(void (ahead += milliseconds)),
    };
    const { fetchPicture } = await pictureWorker();
    const end = await work({
      fetchPicture: async (request) => {
        const asked = { uid: account.uid, email_hash: emailHash(`${account.name}@brand.test`) };
        await deleteAccount(ports, { ...asked, report: () => undefined });
        return fetchPicture(request);
      },
    });
    await close();
    expect(end).toEqual(['gone']);
    expect(other.status).toBe(200);
    const left = await db.collection(creatorPictureDocument.collection(account.uid)).get();
    expect(left.docs.map((one) => one.id)).toEqual([]);
    expect(await dataOf(creatorDocument.path(account.uid, id))).toBeUndefined();
  });
});
