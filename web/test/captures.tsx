import { Suspense } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CaptureWatch } from '../src/app/shell/capture-watch.tsx';
import { CaptureBox } from '../src/shared/capture/capture-box.tsx';
import { CaptureLines } from '../src/shared/capture/capture-lines.tsx';
import { mount } from './mount.tsx';

/** The box and the list of captures, and what a test does with them. */

export const openCaptures = ({ room, at = '/dashboard' }: { room?: number; at?: string } = {}) =>
  mount(
    <Suspense>
      <CaptureBox />
      {at === '/dashboard' && <CaptureLines {...(room && { room })} />}
      <CaptureWatch />
    </Suspense>,
    { at },
  );

export const box = page.getByLabelText('Capture a creator');
export const captureButton = page.getByRole('button', { name: /^Capture/ });
export const captures = page.getByRole('region', { name: 'Captures' });
export const items = captures.getByRole('listitem');
export const line = (text: string) => items.filter({ hasText: text });
export const lineSays = (name: string, text: string | RegExp) =>
  expect.element(line(name)).toHaveTextContent(text);
export const listSays = (text: string | RegExp) => expect.element(captures).toHaveTextContent(text);
export const press = (name: string) => captures.getByRole('button', { name }).click();

export async function capture(...names: string[]) {
  await box.fill(names.map((name) => `tiktok: ${name}`).join('\n'));
  await captureButton.click();
}
