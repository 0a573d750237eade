import { deliveryDocument } from '@vibes/core/firestore/documents';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emailToAnn, minutes } from '../../../../test/deliveries.ts';
import { storedDocument, writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { writeEmail, writeMessage } from '../../../../test/written-to.ts';
import { DeliveriesPage } from '../../../features/deliveries/deliveries-page.tsx';
import { ReviewHost } from './review-host.tsx';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });
const field = (name: string) => dialog.getByRole('textbox', { name });
const question = page.getByRole('alertdialog');
const ready = (name: RegExp) =>
  expect.element(inDialog(name)).not.toHaveAttribute('aria-disabled', 'true');
/** The text of the email, in its frame. */
const framed = () =>
  dialog.element().querySelector('iframe')?.contentDocument?.body.textContent ?? '';

const openList = () =>
  mount(
    <>
      <DeliveriesPage />
      <ReviewHost />
    </>,
  );

/** The review of the email to Ann, which is on hold. */
async function openOne(fields: Parameters<typeof emailToAnn>[0] = {}) {
  writeEmail(uid, { state: 'held', ...fields });
  await openList();
  await button('Review email to Ann Lee').click();
  await expect.poll(framed).toContain('Hi Ann');
}

/** The server that saves, sends and stops. */
function serve() {
  const calls: object[] = [];
  const change = (id: string, fields: object) =>
    writeDocument(deliveryDocument.path(uid, id), {
      ...storedDocument(deliveryDocument.path(uid, id)),
      ...fields,
    });
  answerCall('editEmail', ({ delivery_id, subject, text, seen_revision }) => {
    calls.push({ edit: delivery_id, subject, text });
    writeMessage(uid, { subject, text, html: `<p>${text}</p>` }, delivery_id);
    change(delivery_id, { subject, revision: seen_revision + 1 });
    return { revision: seen_revision + 1 };
  });
  answerCall('retryDelivery', ({ delivery_id, seen_revision }) => {
    calls.push({ send: delivery_id, seen_revision });
    change(delivery_id, { state: 'sent', sent_at: new Date() });
    return {} as never;
  });
  answerCall('cancelDelivery', ({ delivery_id }) => {
    calls.push({ stop: delivery_id });
    change(delivery_id, { state: 'cancelled' });
    return {} as never;
  });
  return calls;
}

it('three emails on hold are reviewed one after the other, the oldest first', async () => {
  for (const [at, id] of ['one', 'two', 'three'].entries())
    writeEmail(
      uid,
      { state: 'held', to: `${id}@ann.studio`, created_at: minutes(at - 9) },
      { id: `email_${id}`, text: `Hi ${id}` },
    );
  const calls = serve();
  await openList();
  await button('Review 3 emails').click();
  await expect.element(dialog).toHaveTextContent('1 of 3');
  await expect.element(dialog).toHaveTextContent('one@ann.studio');
  await expect.element(dialog).toHaveTextContent('Waits for you');
  await expect.element(inDialog('Previous')).toHaveAttribute('aria-disabled', 'true');
  await inDialog('Next').click();
  await expect.element(dialog).toHaveTextContent('2 of 3');
  await inDialog('Previous').click();
  await expect.poll(framed).toContain('Hi one');

  await inDialog('Edit').click();
  await field('Subject').fill('A subject of my own');
  await field('Text').fill('Words of my own');
  await ready(/^Send:? email/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).toHaveTextContent('2 of 3');
  await ready(/^Don’t send/);
  // Held down, the key sends no second email.
  const held = { key: 'Enter', ctrlKey: true, repeat: true };
  window.dispatchEvent(new KeyboardEvent('keydown', held));
  await inDialog(/^Don’t send/).click();
  await expect.element(dialog).toHaveTextContent('3 of 3');
  await ready(/^Send:? email/);
  await inDialog(/^Send:? email/).click();
  await expect.element(dialog).toHaveTextContent('All reviewed');
  await expect.element(dialog).toHaveTextContent('2 sent, 1 stopped');
  await inDialog('Close').first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([
    { edit: 'email_one', subject: 'A subject of my own', text: 'Words of my own' },
    { send: 'email_one', seen_revision: 1 },
    { stop: 'email_two' },
    { send: 'email_three', seen_revision: 0 },
  ]);
});

it('a press counts once the email has been on screen for a moment', async () => {
  const calls = serve();
  await openOne();
  (inDialog(/^Send:? email/).element() as HTMLElement).click();
  await ready(/^Don’t send/);
  expect(calls).toEqual([]);
});

it('what cannot be sent is told at its field, and leaving asks first', async () => {
  const calls = serve();
  await openOne({ due_at: minutes(30) });
  await expect.element(dialog).toHaveTextContent(/Goes out in \d+ minutes/);
  await inDialog('Edit').click();
  await field('Subject').fill('x'.repeat(70));
  await expect.element(dialog).toHaveTextContent('Phones show about the first 60.');
  await field('Text').fill('Hi {{firstName}}');
  await expect.element(dialog).toHaveTextContent('Replace {{firstName}} with your own words');
  await inDialog('Save').click();
  await expect.element(field('Text')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('Leave without saving?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(field('Text')).toHaveValue('Hi {{firstName}}');

  await field('Subject').fill('Dear Ann');
  await field('Text').fill('Hi you');
  await inDialog('Save').click();
  await expect.poll(framed).toContain('Hi you');
  await expect.element(dialog).toHaveTextContent('Dear Ann');
  expect(calls).toEqual([{ edit: 'email_ann', subject: 'Dear Ann', text: 'Hi you' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Review email to Ann Lee')).toHaveFocus();
});

it('an edit never overwrites another, and what was typed can be copied', async () => {
  await openOne();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await inDialog('Edit').click();
  await field('Text').fill('My words');
  writeEmail(uid, { state: 'held', revision: 1 }, { text: 'Their words' });
  await expect
    .element(dialog)
    .toHaveTextContent('This email was changed elsewhere. Your changes weren’t saved.');
  await expect.element(dialog).toHaveTextContent('My words');
  await inDialog('Show the email as it is now').click();
  await expect.poll(framed).toContain('Their words');
  await inDialog('Edit').click();
  await field('Text').fill('My words again');
  writeEmail(uid, { state: 'sent', revision: 1, sent_at: new Date() }, { text: 'Their words' });
  await expect
    .element(dialog)
    .toHaveTextContent('This email was already sent. Your changes weren’t saved.');
  await inDialog('Copy').click();
  await expect.poll(() => written.mock.calls.flat().join()).toContain('My words again');
  await inDialog('Continue').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a refusal is said in the dialog, and the email stays', async () => {
  await openOne();
  answerCall('retryDelivery', () => refuse('Gmail is not connected.'));
  await ready(/^Send:? email/);
  await inDialog(/^Send:? email/).click();
  await expect.element(dialog).toHaveTextContent('Gmail is not connected.');
  await expect.element(inDialog(/^Send:? email/)).toBeVisible();
});
