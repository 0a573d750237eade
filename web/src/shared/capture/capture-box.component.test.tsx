import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCaptures, captured, refused, setPace } from '../../../test/capture-endpoint.ts';
import {
  box,
  capture,
  captureButton,
  captures,
  line,
  lineSays,
  listSays,
  openCaptures,
  press,
} from '../../../test/captures.tsx';
import { takeCopies } from '../../../test/clipboard.ts';
import { uid } from '../../../test/mount.tsx';
import { writeCredits } from '../../../test/plan.ts';
import { serveMailbox } from '../../../test/user-data.ts';
import { isGone, isVisible, leadsTo, says, saysNot } from '../../../test/screen.ts';
import { captureDraft } from './capture-draft.ts';

beforeEach(() => {
  setPace();
});

describe('the capture box', () => {
  it('captures a link by Enter, with the cost before and the DM to copy after', async () => {
    writeCredits(uid, { num_credits: 5 });
    const copies = takeCopies();
    answerCaptures();
    await openCaptures();
    await box.fill('https://www.tiktok.com/@ann_one');
    await says('@ann_one on TikTok');
    await says('A new creator costs 1 credit. You have 5.');
    await userEvent.keyboard('{Enter}');
    await lineSays('@ann_one', 'Saved ann_one.');
    await expect.element(box).toHaveValue('');
    await listSays('1 captured');
    await press('Copy DM');
    await lineSays('@ann_one', 'Copied');
    expect(copies).toEqual(['Hello ann_one']);
    const link = line('@ann_one').getByRole('link');
    await leadsTo(link, '/dashboard/crm?creator=id_ann_one');
    await press('Clear');
    await isGone(captures);
  });

  it('asks for the platform of a handle alone', async () => {
    const asked = answerCaptures();
    await openCaptures();
    await box.fill('@ann_one');
    await captureButton.click();
    await says('Choose TikTok or Instagram for the handle.');
    const choice = page.getByRole('group', { name: 'Handles are on' });
    await choice.getByRole('button', { name: 'TikTok' }).click();
    await captureButton.click();
    await lineSays('@ann_one', 'Saved ann_one.');
    expect(asked).toEqual(['ann_one']);
  });

  it('names the lines it cannot read, which stay, and sends the rest', async () => {
    answerCaptures((name) =>
      name === 'nowhere'
        ? refused(404, 'profile_not_found', 'This profile doesn’t exist.')
        : captured(name),
    );
    await openCaptures();
    const video = 'https://www.youtube.com/@somebody';
    await box.fill(`tiktok: ann\n${video}\ntiktok: ben\ntiktok: ann\ntiktok: nowhere`);
    await says('3 creators, 1 line not readable, 1 listed twice');
    await says(/Line 2:.*not TikTok or Instagram/);
    await page.getByRole('button', { name: 'Capture 3 creators' }).click();
    await expect.element(box).toHaveValue(video);
    await lineSays('ann', 'Saved ann.');
    await lineSays('nowhere', 'This profile doesn’t exist.');
    await listSays('2 captured, 1 failed');
    await isVisible(line('nowhere').getByRole('button', { name: /Try again/ }));
  });

  it('offers a review of the emails of a list, of one creator none', async () => {
    writeCredits(uid, { num_credits: 5 });
    serveMailbox({ messageTemplates: { ...DEFAULT_TEMPLATES, email_template: 'Hi' } });
    const held: unknown[] = [];
    answerCaptures((name, { body }) => {
      held.push((JSON.parse(body as string) as { hold_for_review?: boolean }).hold_for_review);
      return captured(name);
    });
    await openCaptures();
    const review = page.getByRole('checkbox', { name: 'Review these first' });
    await box.fill('tiktok: ann\ntiktok: ben');
    await says(/Each email goes out at once\./);
    await expect.element(review).not.toBeChecked();
    await review.click();
    await says(/Each email waits for your review\./);
    await page.getByRole('button', { name: 'Capture 2 creators' }).click();
    await lineSays('ben', 'Saved ben.');
    expect(held).toEqual([true, true]);

    await box.fill('tiktok: cara');
    await says(/Each email goes out at once\./);
    await expect.element(review).not.toBeInTheDocument();
    await captureButton.click();
    await lineSays('cara', 'Saved cara.');
    await box.fill('tiktok: dan\ntiktok: eve');
    await expect.element(review).not.toBeChecked();
    await captureButton.click();
    await lineSays('eve', 'Saved eve.');
    expect(held).toEqual([true, true, undefined, undefined, undefined]);
  });

  it('waits for credits, and goes on once there are some', async () => {
    writeCredits(uid, { num_credits: 1 });
    let credits = 1;
    const asked = answerCaptures((name) => {
      credits -= 1;
      writeCredits(uid, { num_credits: Math.max(0, credits) });
      return credits < 0
        ? refused(402, 'out_of_credits', 'No credits left. Nothing was saved or sent.')
        : captured(name);
    });
    await openCaptures();
    await box.fill('tiktok: ann\ntiktok: ben\ntiktok: cara');
    await says(/You have 1\. When they are spent, the rest waits/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await listSays('Not saved yet. We’ll capture these once you have credits and the app is open');
    await listSays('1 of 3');
    await saysNot('No credits left');
    credits = 5;
    writeCredits(uid, { num_credits: 5 });
    await listSays('3 captured');
    expect(asked).toEqual(['ann', 'ben', 'ben', 'cara']);
  });

  it('keeps what is typed while a list is stored', async () => {
    answerCaptures();
    await openCaptures();
    await capture('ann');
    await listSays('1 captured');
    await box.fill('tiktok: ben');
    (box.element() as HTMLTextAreaElement).form?.requestSubmit();
    captureDraft.type('tiktok: ben\ntiktok: cara');
    await lineSays('ben', 'Saved ben.');
    await expect.element(box).toHaveValue('tiktok: cara');
  });
});
