import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeCreator,
  drawer,
  mountDetails,
  named,
  openDetails,
} from '../../../../test/creator-details.tsx';
import { ann, manyCreators, writtenCreator } from '../../../../test/creators.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { fits, hasFocus, isGone, isVisible, says } from '../../../../test/screen.ts';
import { writeCreators } from '../../../../test/write-creators.ts';

const offer = drawer.getByRole('region', { name: 'May be the same person' });
const heading = (name: string) => drawer.getByRole('heading', { level: 2, name });

/** Of Instagram alone. */
const lena = writtenCreator(9, {
  name: 'Lena Klar',
  platform: 'instagram',
  tiktok_username: null,
  instagram_username: 'lena',
  linked_handles: [],
});
/** Of TikTok alone, whose pages mention Lena's account. */
const ONLY_TIKTOK: Partial<Creator> = {
  instagram_username: null,
  linked_handles: [{ platform: 'instagram', handle: 'lena' }],
};

/** Joins as the server does: Ann stays, or whoever `stays`. */
function serveJoin(stays: 'ann' | 'lena' = 'ann') {
  const gone = stays === 'ann' ? 'lena' : 'ann';
  const asked: unknown[] = [];
  answerCall('joinCreators', ({ ids }) => {
    asked.push(ids);
    const at = new Date();
    const joined = [{ id: gone, at, by: 'person' as const, brought_email: false, handles: [] }];
    const both = { tiktok_username: 'annlee', instagram_username: 'lena', joined };
    changeCreator(uid, both, stays);
    const was = { ...(gone === 'ann' ? ann : lena), id: gone };
    const path = deletedCreatorDocument.path(uid, gone);
    writeDocument(path, {
      ...was,
      joined_into: stays,
      deleted_at: at,
      purge_at: null,
      follow_up_due_at: null,
    });
    writeDocument(creatorDocument.path(uid, gone), null);
    return { done: true, id: stays };
  });
  return asked;
}

/** Takes Lena out of Ann, as the server does. */
function serveSeparate() {
  const asked: unknown[] = [];
  answerCall('separateCreators', (payload) => {
    asked.push(payload);
    writeDocument(deletedCreatorDocument.path(uid, 'lena'), null);
    writeCreators(uid, { lena });
    changeCreator(uid, { instagram_username: null, joined: [], not_same: ['lena'] });
    return { done: true };
  });
  return asked;
}

describe('a creator who may be the same person', () => {
  it('is offered where the pages mention the account; joined, and taken apart again', async () => {
    await page.viewport(360, 800);
    writeCreators(uid, { lena });
    await openDetails(uid, ONLY_TIKTOK);
    await expect.element(offer).toHaveTextContent('Is this also @lena on Instagram?');
    await expect.element(offer).toHaveTextContent('Their pages mention the account of Lena Klar.');
    await expect.element(offer).not.toHaveTextContent('Follow-ups');
    fits(360);
    const joined = serveJoin();
    const separated = serveSeparate();
    await offer.getByRole('button', { name: 'Join with @lena' }).click();
    await says('Joined with @lena on Instagram');
    await isGone(offer);
    expect(joined).toEqual([['ann', 'lena']]);
    await named('Undo').click();
    await says('@lena on Instagram is a separate creator again');
    expect(separated).toEqual([{ id: 'ann', joined: 'lena' }]);
    await isGone(offer);
  });

  it('is offered where only the two have the address, with what ends when both had an email', async () => {
    const keys = { mailbox_keys: ['hello@ann.studio'], linked_handles: [] };
    writeCreators(uid, { lena: { ...lena, ...keys, email_sent: true } });
    await openDetails(uid, { ...keys, instagram_username: null, email_sent: true });
    await expect.element(offer).toHaveTextContent('They have the same email address as Lena Klar.');
    await expect
      .element(offer)
      .toHaveTextContent('Follow-ups to the younger one end. Nothing is sent.');
    // A third one makes it the mailbox of an agency.
    writeCreators(uid, { ben: writtenCreator(5, keys) });
    await isGone(offer);
  });

  it('is not offered again once they are not the same', async () => {
    writeCreators(uid, { lena });
    await openDetails(uid, ONLY_TIKTOK);
    answerCall('markNotSame', () => refuse('Try again in a minute.'));
    const no = offer.getByRole('button', { name: 'Not the same person' });
    await no.click();
    await says('Try again in a minute.');
    answerCall('markNotSame', ({ ids }) => {
      expect(ids).toEqual(['ann', 'lena']);
      changeCreator(uid, { not_same: ['lena'] });
      return { done: true };
    });
    await no.click();
    await isGone(offer);
    await says('We won’t ask about @lena on Instagram again');
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  });

  it('is not joined where the server says why not', async () => {
    writeCreators(uid, { lena });
    await openDetails(uid, ONLY_TIKTOK);
    const sentence = 'Both have a conversation that goes on. Finish one of them first.';
    answerCall('joinCreators', () => ({ done: false, sentence }));
    await offer.getByRole('button', { name: 'Join with @lena' }).click();
    await says('Not joined');
    await says(sentence);
    await isVisible(offer);
  });
});

describe('a creator to join with', () => {
  const field = drawer.getByRole('combobox', { name: 'Join with' });
  const options = drawer
    .getByRole('listbox', { name: 'Creators to join with' })
    .getByRole('option');
  const open = async () => {
    writeCreators(uid, { ...manyCreators(12), lena });
    await openDetails(uid, { instagram_username: null, linked_handles: [] });
    await named('Join with another creator').click();
    await hasFocus(field);
  };

  it('is found among all and joined by the keyboard alone', async () => {
    await open();
    await says('Follow-ups to the younger one end. Nothing is sent.');
    await userEvent.keyboard('creator');
    await expect.element(options).toHaveLength(8);
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(options.nth(7)).toHaveAttribute('aria-selected', 'true');
    await field.fill('lena kl');
    await expect.element(options).toHaveLength(1);
    const asked = serveJoin();
    await userEvent.keyboard('{Enter}');
    await says('Joined with @lena on Instagram');
    await isGone(field);
    expect(asked).toEqual([['ann', 'lena']]);
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  });

  it('is not the creator itself; Escape closes the field, and then the details', async () => {
    await open();
    await userEvent.keyboard('ann lee');
    await says('No other creator matches “ann lee”.');
    await userEvent.keyboard('{Escape}');
    await isGone(field);
    await isVisible(drawer);
    await userEvent.keyboard('{Escape}');
    await isGone(drawer);
  });

  it('fits a phone, and stays where it is refused', async () => {
    await page.viewport(360, 800);
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    writeCreators(uid, { lena: { ...lena, name } });
    await openDetails(uid, { instagram_username: null });
    await named('Join with another creator').click();
    await field.fill('lena');
    await expect.element(options).toBeInViewport({ ratio: 1 });
    fits(360);
    answerCall('joinCreators', () => refuse('Try again in a minute.'));
    await options.click();
    await says('Try again in a minute.');
    await isVisible(options);
    await named('Cancel').click();
    await isVisible(named('Join with another creator'));
  });
});

describe('the details of a creator who was joined into another one', () => {
  it('are those of the one that stays, also while they are open', async () => {
    writeCreators(uid, { lena });
    await openDetails(uid, ONLY_TIKTOK);
    serveJoin('lena');
    await offer.getByRole('button', { name: 'Join with @lena' }).click();
    await isVisible(heading('Lena Klar'));
    await expect.element(page.getByLabelText('Address')).toHaveTextContent('creator=lena');
  });

  it('are found by an old link', async () => {
    writeCreators(uid, { lena });
    const was = { ...ann, id: 'ann', joined_into: 'lena', joined_at: new Date() };
    writeDocument(deletedCreatorDocument.path(uid, 'ann'), was);
    await mountDetails('ann');
    await isVisible(heading('Lena Klar'));
  });
});
