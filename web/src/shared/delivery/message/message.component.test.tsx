import { deliveryAttemptDocument } from '@vibes/core/firestore/documents';
import { renderFooter } from '@vibes/core/template/mail-footer';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { attempt, minutes, TO } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { writeEmail, writeMessage } from '../../../../test/written-to.ts';
import { DeliveriesPage } from '../../../features/deliveries/deliveries-page.tsx';

beforeEach(() => {
  writeEmail(uid, { state: 'sent', channel: 'gmail', sent_at: minutes(-1), attempts: 1 });
  writeMessage(uid, {
    subject: 'Hello Ann',
    text: `Hi Ann\n\nSee ${LONG}`,
    html: `<p>Hi <b>Ann</b></p>\n<p>See <a href="${LONG}">${LONG}</a></p>`,
    footer: renderFooter({ has_link: true, postal_address: 'Nord Studio\nHauptstr. 1, Berlin' }),
  });
});

const LONG = 'https://nord.example/'.padEnd(300, 'a');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const read = button('Read email to Ann Lee');
const inside = () => document.querySelector('iframe')?.contentDocument?.body;
const words = () => inside()?.textContent ?? '';
const spanOf = (text: string) =>
  [...(inside()?.querySelectorAll('*') ?? [])].findLast((one) => one.textContent.includes(text));
const styleOf = (text: string) => {
  const found = spanOf(text);
  return found ? getComputedStyle(found) : undefined;
};

it('a sent email opens below its row with its footer, and a link is a text that names its target', async () => {
  await page.viewport(360, 800);
  await mount(<DeliveriesPage />);
  await expect.element(read).toHaveAttribute('aria-expanded', 'false');
  await read.click();
  await expect.element(read).toHaveAttribute('aria-expanded', 'true');
  const message = page.getByRole('group', { name: 'Text of email to Ann Lee' });
  await expect.element(message).toHaveTextContent('Hello Ann');
  await expect.element(message).toHaveTextContent(TO);
  await expect.poll(words).toContain('Hi Ann');
  expect(words()).toContain('Not interested? Unsubscribe');
  expect(words()).toContain('Hauptstr. 1, Berlin');
  expect(spanOf(LONG)?.getAttribute('title')).toBe(LONG);
  expect(styleOf('Unsubscribe')?.textDecorationLine).toBe('underline');
  expect(styleOf('Not interested?')?.fontSize).toBe('12px');
  expect(inside()?.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(inside()?.scrollWidth).toBeLessThanOrEqual(360);
});

it('is read as plain text, too', async () => {
  await mount(<DeliveriesPage />);
  await read.click();
  await button('Plain text').click();
  await expect.poll(() => document.querySelector('iframe')).toBeNull();
  await expect.element(page.getByText('Unsubscribe: (the creator’s own link)')).toBeVisible();
  await button('Formatted').click();
  await expect.poll(words).toContain('Hi Ann');
});

it('the log says who accepted it, and leads to the email', async () => {
  const failed = { channel: 'gmail', outcome: 'temporary', status: null } as const;
  writeDocument(deliveryAttemptDocument.path(uid, 'email_ann', '1'), {
    ...attempt({ ...failed, at: minutes(-3 * 24 * 60), milliseconds: 340 }),
  });
  await mount(<DeliveriesPage />);
  await button('Log of email to Ann Lee').click();
  const tries = page.getByRole('list', { name: 'Tries, newest first' }).getByRole('listitem');
  await expect.element(tries.nth(0)).toHaveTextContent(/Accepted by Gmail, .*\d\d:\d\d/);
  await expect
    .element(tries.nth(1))
    .toHaveTextContent(/Gmail couldn’t take it yet, [A-Z][a-z]+ \d+, .*\d\d:\d\d/);
  await expect.element(tries.nth(1)).toHaveTextContent('340 ms');
  await button('Show what was sent').click();
  await expect.poll(words).toContain('Hi Ann');
});
