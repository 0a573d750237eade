import { deliveryDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeCreator, drawer, named, openDetails } from '../../../test/creator-details.tsx';
import { emailToAnn } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { uid } from '../../../test/mount.tsx';
import { stayHere } from '../../../test/stay-here.ts';
import { serveTemplates } from '../../../test/user-data.ts';

const sent = named('I sent it');

describe('the DM of a creator', () => {
  it('says what is wrong with its template, and where to fix it', async () => {
    serveTemplates({ tiktok_template: 'Hi {{surname}}' });
    await openDetails(uid);
    await expect.element(drawer).toHaveTextContent('Your TikTok DM template uses {{surname}}');
    await expect.element(named('Copy DM')).not.toBeInTheDocument();
    await expect
      .element(drawer.getByRole('link', { name: 'Message Templates' }))
      .toHaveAttribute('href', '/dashboard/messages');
  });

  it('is copied, opened and recorded', async () => {
    serveTemplates({
      tiktok_template: 'Hi {{creatorName}}, @{{handle}} on {{platform}}! {{myName}}',
    });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const steps: string[] = [];
    answerCall('recordDm', ({ step }) => {
      steps.push(step);
      if (step === 'sent') changeCreator(uid, { dm_sent_at: new Date() });
      return { recorded: true };
    });
    await openDetails(uid);
    const text = 'Hi Ann Lee, @annlee on TikTok! Pam Plan';
    await expect
      .element(drawer.getByRole('region', { name: 'Text of the DM' }))
      .toHaveTextContent(text);
    await named('Copy DM').click();
    await expect.element(named('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(text);
    const open = page.getByRole('link', { name: 'Open TikTok' });
    await expect.element(open).toHaveAttribute('href', 'https://www.tiktok.com/@annlee');
    stayHere();
    await open.click();
    await sent.click();
    await expect.element(drawer).toHaveTextContent(/DM sent .* ago/);
    await expect.element(sent).not.toBeInTheDocument();
    expect(steps).toEqual(['opened', 'sent']);
    await named('Instagram').click();
    await expect
      .element(page.getByRole('link', { name: 'Open Instagram' }))
      .toHaveAttribute('href', 'https://www.instagram.com/ann.lee/');
  });

  it('that could not be recorded can be recorded again', async () => {
    await openDetails(uid);
    answerCall('recordDm', () => refuse('Try again in a minute.'));
    await sent.click();
    await expect.element(page.getByText('DM not marked as sent')).toBeVisible();
    await expect.element(page.getByText('Try again in a minute.')).toBeVisible();
    answerCall('recordDm', () => {
      changeCreator(uid, { dm_sent_at: new Date() });
      return { recorded: true };
    });
    await sent.click();
    await expect.element(page.getByText('DM to Ann Lee marked as sent')).toBeVisible();
    await expect.element(drawer).toHaveTextContent(/DM sent .* ago/);
  });
});

it('the details show all that is known, and why an email failed', async () => {
  writeDocument(
    deliveryDocument.path(uid, 'email_ann'),
    emailToAnn({ state: 'failed', code: 'mailbox_refused_sign_in', attempts: 1 }),
  );
  await openDetails(uid);
  for (const text of [
    '@annlee',
    '@ann.lee',
    '12.3K followers',
    'Found in the bio',
    'tiktok.com/@annlee',
    '@annlee.backstage on Instagram',
    'linktr.ee/annlee',
    'Failed',
    'Gmail refused the app password.',
    ' ago',
  ])
    await expect.element(drawer).toHaveTextContent(text);
});

it.each([
  [{ likes: 1_234_567, posts: 87 }, '12.3K followers · 1.2M likes · 87 posts', '12,345 followers'],
  [{ followers: 1 }, '1 follower', '1 follower'],
])(
  'the details have what the profile counted, exactly on demand: %o',
  async (counts, words, exact) => {
    await openDetails(uid, counts);
    await expect.element(drawer).toHaveTextContent(words);
    await expect.element(page.getByTitle(exact)).toBeVisible();
  },
);
