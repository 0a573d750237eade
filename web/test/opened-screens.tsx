import type { Creator } from '@vibes/core/creator/creator';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PaletteHost } from '../src/app/palette/palette-host.tsx';
import { CaptureWatch } from '../src/app/shell/capture-watch.tsx';
import { CrmPage } from '../src/features/crm/crm-page.tsx';
import { DmsPage } from '../src/features/crm/dms/dms-page.tsx';
import { CaptureBox } from '../src/shared/capture/capture-box.tsx';
import { CaptureLines } from '../src/shared/capture/capture-lines.tsx';
import { ReviewHost } from '../src/shared/delivery/review/review-host.tsx';
import { KeysHost } from '../src/shared/keys/keys-host.tsx';
import { answerCaptures } from './capture-endpoint.ts';
import { drawer } from './creator-details.tsx';
import { manyCreators } from './creators.ts';
import { minutes, TO } from './deliveries.ts';
import { answerCall } from './memory/functions-client.ts';
import { mount, uid } from './mount.tsx';
import { stayHere } from './stay-here.ts';
import { serveUserData, userDataOf } from './user-data.ts';
import { writeCreators } from './write-creators.ts';
import { SENDING, writeAnn, writeEmail, writeReply } from './written-to.ts';

/** Screens opened as a person opens them, with the focus where the product puts it. */

export const link = (name: string) => page.getByRole('link', { name, exact: true });
export const search = page.getByRole('searchbox', { name: 'Search creators' });
const row = (nth: number) => link(`Creator 00${nth}`);
export const status = (nth: number) =>
  page.getByRole('combobox', { name: `Status of Creator 00${nth}` });
export const palette = page.getByRole('dialog', { name: 'Commands' });
export const command = page.getByRole('combobox', { name: 'Search commands and creators' });
export const option = (name: string | RegExp) => palette.getByRole('option', { name });
export const chosen = () => page.getByText(/^\d+ selected$/);
export const keys = (pressed: string) => userEvent.keyboard(pressed);
export const mod = (key: string) => keys(`{Control>}${key}{/Control}`);
export const focusOn = (nth: number) => expect.element(row(nth)).toHaveFocus();

export async function open(part: ReactNode, at = '/dashboard/crm') {
  await mount(
    <>
      {part}
      <ReviewHost />
      <KeysHost />
      <PaletteHost />
      {/* A press waits until what it presses has stopped moving. */}
      <style>{'* { animation: none !important; transition: none !important }'}</style>
    </>,
    { at },
  );
}

export async function openList() {
  writeCreators(uid, manyCreators(3));
  await open(<CrmPage />);
  await expect.element(row(3)).toBeVisible();
}

/** The list with the keyboard in it, as the arrow down brings it there. */
export async function inList() {
  await openList();
  await keys('{ArrowDown}');
  await focusOn(1);
}

/** The details of somebody who replied, opened by a press on the name. */
export async function openDetails({ awaiting }: Pick<Creator, 'awaiting'>) {
  serveUserData({ emailSettings: SENDING });
  writeEmail(uid, { state: 'sent', sent_at: minutes(-30), creator_id: 'ann' });
  writeAnn(uid, {
    ...{ awaiting, email_sent: true, status: 'Responded', last_in_at: minutes(-1) },
  });
  writeReply(uid, 'Yes, what do you pay?');
  await open(<CrmPage />);
  await link('Ann Lee').click();
  await expect.element(answer).toBeVisible();
}
export const answer = drawer.getByRole('textbox', { name: `Your answer to ${TO}` });
/** Whether the focus is on a line of the timeline that begins so. */
export const onLine = (words: string) =>
  expect
    .poll(
      () => document.activeElement?.matches('[data-line]') && document.activeElement.textContent,
    )
    .toContain(words);

/** The first of two who are due a DM. What was copied is in the spy that it returns. */
export async function openDesk() {
  stayHere();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answerCall('recordDm', () => ({ recorded: true }));
  serveUserData({
    messageTemplates: { ...userDataOf().messageTemplates, tiktok_template: 'Hi {{creatorName}}' },
  });
  writeCreators(uid, manyCreators(2));
  await open(<DmsPage />, '/dashboard/dms');
  await expect.element(card(1)).toBeVisible();
  return copy;
}
export const card = (nth: number) =>
  page.getByRole('article', { name: new RegExp(`^Creator 00${nth},`) });

/** The commands over the list, opened from a row that has the focus. */
export async function inPalette() {
  await inList();
  await mod('k');
  await expect.element(command).toHaveFocus();
}

export async function openCapture() {
  answerCaptures();
  await open(
    <>
      <CaptureBox />
      <CaptureLines />
      <CaptureWatch />
    </>,
    '/dashboard',
  );
  await page.getByLabelText('Capture a creator').click();
}
