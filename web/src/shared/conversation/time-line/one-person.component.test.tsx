import { newActivity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import { APART_WITHIN } from '@vibes/core/creator/joining-limits';
import {
  activityDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeCreator, drawer, named, openDetails } from '../../../../test/creator-details.tsx';
import { emailToAnn, minutes } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { fits, isGone, isVisible, says } from '../../../../test/screen.ts';
import { replyOfAnn } from '../../../../test/written-to.ts';

const lines = drawer.getByRole('list', { name: 'What happened with Ann Lee' });
const line = (name: RegExp) => lines.getByRole('button', { name });

const JOINED: Creator['joined'][number] = {
  id: 'lena',
  at: minutes(-10),
  by: 'event',
  brought_email: false,
  handles: [{ platform: 'instagram', handle: 'lena' }],
};

it('a time line says which handles the creator had', async () => {
  await page.viewport(360, 800);
  await openDetails(uid, {
    former_handles: [
      { platform: 'tiktok', handle: 'lena.taken', until: new Date(2026, 4, 9), is_taken: true },
      { platform: 'tiktok', handle: 'lena.old', until: new Date(2026, 4, 3), is_taken: false },
    ],
  });
  await expect
    .element(lines)
    .toHaveTextContent(/Was @lena\.old on TikTok until May 3, 2026.*@lena\.taken on TikTok has/);
  // A line that does not open shows all of it.
  const title = lines.getByText(
    /^@lena\.taken on TikTok has belonged to somebody else since May 9/,
  );
  const { scrollWidth, clientWidth } = title.element().parentElement ?? document.body;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  fits(360);
});

it('what came in from, went to and happened with a joined creator is in one time line', async () => {
  writeDocument(
    inboundDocument.path(uid, 'lena', 'm1'),
    replyOfAnn('From the other account', { creator_id: 'lena', at: minutes(-30) }),
  );
  writeDocument(
    inboundDocument.path(uid, 'ann', 'm2'),
    replyOfAnn('From this account', { at: minutes(-20) }),
  );
  writeDocument(deliveryDocument.path(uid, 'email_lena'), {
    ...emailToAnn({ state: 'sent', sent_at: minutes(-40), creator_id: 'lena', subject: 'To Lena' }),
  });
  writeDocument(activityDocument.path(uid, 'd1'), {
    ...newActivity({
      ...{ at: minutes(-50), kind: 'dm_sent', creator_id: 'lena', creator_name: 'Lena' },
      detail: '',
    }),
  });
  await openDetails(uid, { created_at: minutes(-60), joined: [JOINED] });
  await expect
    .element(lines)
    .toHaveTextContent(
      /You sent a DM.*To Lena.*From the other account.*From this account.*Joined with @lena/,
    );
});

it('creators who were joined are taken apart within 30 days, and joined again by Undo', async () => {
  await openDetails(uid, { joined: [JOINED] });
  await line(/^Joined with @lena on Instagram automatically/).click();
  await says('We joined them because their profiles say that it’s one person.');
  const no = lines.getByRole('button', { name: 'Not the same person' });
  answerCall('separateCreators', () => refuse('Try again in a minute.'));
  await no.click();
  await says('Not taken apart');
  await isVisible(no);
  answerCall('separateCreators', (payload) => {
    expect(payload).toEqual({ id: 'ann', joined: 'lena' });
    changeCreator(uid, { joined: [] });
    return { done: true };
  });
  await no.click();
  await says('@lena on Instagram is a separate creator again');
  await isGone(line(/^Joined with/));
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  answerCall('joinCreators', ({ ids }) => {
    expect(ids).toEqual(['ann', 'lena']);
    changeCreator(uid, { joined: [{ ...JOINED, by: 'person' }] });
    return { done: true, id: 'ann' };
  });
  await named('Undo').click();
  await isVisible(line(/^Joined with @lena on Instagram by you/));
});

it('creators who were joined longer ago stay joined', async () => {
  const at = new Date(minutes(-1).getTime() - APART_WITHIN);
  await openDetails(uid, { joined: [{ ...JOINED, at }] });
  await expect.element(lines).toHaveTextContent('Joined with @lena on Instagram');
  await isGone(line(/^Joined with/));
});
