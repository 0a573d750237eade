import { creatorDocument } from '@vibes/core/firestore/documents';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCaptures, setPace } from '../../../test/capture-endpoint.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { ignoreFlushInEffect } from '../../../test/flush-in-effect.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { hasFocus, isAt, isGone, isVisible, says } from '../../../test/screen.ts';
import { CapturePage } from './capture-page.tsx';

/** Ends the time for which a question must be in sight. */
let endMoment: () => void;
beforeEach(() => {
  endMoment = setPace(700);
  ignoreFlushInEffect();
});

const AT = '/dashboard/capture';
const shareOf = (text: string) => `${AT}?text=${encodeURIComponent(text)}`;
const profileOf = (handle: string) => `https://www.tiktok.com/@${handle}`;

const question = page.getByRole('dialog', { name: /^Capture / });
const button = question.getByRole('button', { name: 'Capture', exact: true });
const box = page.getByRole('textbox', { name: 'Capture a creator' });
const alert = page.getByRole('alert');
const isAsked = (name: string) =>
  expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
const press = (element: Element) => (element as HTMLElement).click();

/** Opens the page, with a way to further arrivals; returns the function that follows one. */
async function openAt(address = AT, ...further: string[]) {
  await mount(
    <>
      <CapturePage />
      {further.map((to, i) => (
        <Link key={to} to={to} aria-label={`Arrival ${i}`} />
      ))}
    </>,
    { at: address },
  );
  return (i: number) => press(page.getByRole('link', { name: `Arrival ${i}` }).element());
}

describe('what arrives at the capture page', () => {
  it('is asked about: which profile, at what cost', async () => {
    const arrive = await openAt(
      shareOf(`Check out this profile! ${profileOf('ann.lee')}?_t=8x&_r=1`),
      shareOf('https://vm.tiktok.com/ZMabc123/'),
      shareOf(profileOf('ben')),
    );
    await isAsked('Capture @ann.lee on TikTok?');
    await expect.element(question).toHaveTextContent('A new creator costs 1 credit.');
    await hasFocus(button);
    await isAt(AT);
    arrive(0);
    await isAsked('Capture the creator behind this TikTok link?');
    await expect.element(question).toHaveTextContent('vm.tiktok.com/ZMabc123/');
    await isAt(AT);
    arrive(1);
    await isAsked('Capture @ben on TikTok?');
    await hasFocus(button);
    await isAt(AT);
  });

  it('may be known already', async () => {
    writeDocument(creatorDocument.path(uid, 'ann'), {
      name: 'Ann Lee',
      status: 'Discovered',
      tiktok_username: 'annlee',
    });
    await openAt(shareOf(profileOf('annlee')));
    await expect
      .element(question)
      .toHaveTextContent(/Ann Lee is already in your CRM, as Discovered\..*again is free/);
  });

  it('is left by Escape and by a button, and asked about again when it comes again', async () => {
    const arrive = await openAt(AT, shareOf(profileOf('ann')));
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => question.getByRole('button', { name: 'Not now' }).click(),
    ]) {
      arrive(0);
      await hasFocus(button);
      await isAt(AT);
      await leave();
      await isGone(question);
    }
  });

  it('goes into the box when it names no creator, with advice', async () => {
    const arrive = await openAt(shareOf('"><img src=x onerror=alert(1)>'), `${AT}#%E0%A4%A`);
    await expect.element(alert).toHaveTextContent('Open the profile and share its link');
    await expect.element(box).toHaveValue('"><img src=x onerror=alert(1)>');
    await isAt(AT);
    arrive(0);
    await expect.element(box).toHaveValue('%E0%A4%A');
    await isGone(question);
  });

  it('is no question when it is an anchor of the page', async () => {
    await openAt(`${AT}#content`);
    await isVisible(box);
    await isGone(alert);
    await isGone(question);
  });

  it('goes into the box below what was typed when it names several', async () => {
    const both = 'tiktok: mara.kiln\ntiktok: theo_bakes';
    const arrive = await openAt(AT, `${AT}#${encodeURIComponent(both)}`);
    await box.fill('tiktok: typed_before');
    arrive(0);
    await says('2 creators were sent here');
    await expect.element(box).toHaveValue(`tiktok: typed_before\n${both}`);
    await isVisible(page.getByRole('button', { name: 'Capture 3 creators' }));
    await isAt(AT);
    await isGone(question);
  });
});

describe('only a deliberate press captures', () => {
  async function ask() {
    const asked = answerCaptures();
    await openAt(shareOf(profileOf('ann')));
    await hasFocus(button);
    return asked;
  }
  const isReady = () => expect.element(button).not.toHaveAttribute('aria-disabled');
  async function isCaptured(asked: string[]) {
    await isGone(question);
    await says('Capturing @ann. You see the result below');
    await expect.poll(() => asked).toEqual(['ann']);
    await says('Saved ann.');
  }

  it.each([
    ['Enter', 'Enter'],
    ['Space', ' '],
  ])('not keys held or repeated since the page before: %s', async (_, key) => {
    const asked = await ask();
    await userEvent.keyboard(`{${key}}{${key}}{${key}>}`);
    endMoment();
    await isReady();
    // The key is still down: what follows is its repetition, and its release.
    const again = { key, repeat: true, bubbles: true, cancelable: true };
    expect(button.element().dispatchEvent(new KeyboardEvent('keydown', again))).toBe(false);
    await userEvent.keyboard(`{/${key}}`);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await hasFocus(button);
    expect(asked).toEqual([]);

    endMoment();
    await isReady();
    await userEvent.keyboard(`{${key}}`);
    await isCaptured(asked);
  });

  it('not the second click of a double-click from elsewhere', async () => {
    const asked = await ask();
    await button.dblClick({ force: true });
    // A press that began too early does not count, however late it ends.
    button.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    endMoment();
    await isReady();
    press(button.element());
    await isVisible(question);
    expect(asked).toEqual([]);
    await button.click();
    await isCaptured(asked);
  });

  it('that of a screen reader too, without keys or pointer', async () => {
    const asked = await ask();
    press(button.element());
    await isVisible(question);
    endMoment();
    await isReady();
    press(button.element());
    await isCaptured(asked);
  });
});
