import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emailToAnn, minutes, mirrorOfAnn } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount, newPerson } from '../../../test/mount.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';

let uid: string;
beforeEach(async () => {
  ({ uid } = await newPerson());
  writeDocument(creatorDocument.path(uid, 'ann'), { name: 'Ann Lee' });
});
afterEach(() => page.viewport(1440, 900));

function write(deliveries: Record<string, object>) {
  for (const [id, delivery] of Object.entries(deliveries))
    writeDocument(deliveryDocument.path(uid, id), { ...delivery });
}

const rows = page.getByRole('list', { name: /^Deliveries/ }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The filter by a state, with or without its number. */
const stateFilter = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+\\+?)?$`) });

describe('the list of deliveries', () => {
  it('says of each filter what it will show', async () => {
    await mount(<DeliveriesPage />);
    for (const [filter, words] of [
      ['All', 'No deliveries yet'],
      ['Needs you', 'Nothing needs you'],
      ['Waiting', 'Nothing is waiting'],
      ['Sent', 'Nothing sent yet'],
      ['Stopped', 'Nothing stopped'],
    ] as const) {
      await stateFilter(filter).click();
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    }
  });

  it('shows 25 at a time', async () => {
    const many = Array.from({ length: 27 }, (_, i) => [
      `crm_ann_${i}`,
      mirrorOfAnn('crm', { state: 'sent', sent_at: minutes(-i) }, i),
    ]);
    write(Object.fromEntries(many) as Record<string, object>);
    await mount(<DeliveriesPage />);
    await expect.element(rows).toHaveLength(25);
    await button('Show more').click();
    await expect.element(rows).toHaveLength(27);
    await expect.element(button('Show more')).not.toBeInTheDocument();
  });

  it('fits a phone with names and addresses of any length, with a log open', async () => {
    await page.viewport(360, 800);
    write({
      email_ann: emailToAnn({ state: 'held', due_at: minutes(30) }),
      notion_ann: mirrorOfAnn('notion', { state: 'sent', sent_at: minutes(-2), attempts: 1 }, 2),
      email_bo: emailToAnn({
        creator_name: 'Bo '.repeat(40),
        to: `${'long'.repeat(12)}@${'far'.repeat(12)}.example`,
        state: 'failed',
        code: 'recipient_refused',
        attempts: 1,
      }),
    });
    await mount(<DeliveriesPage />);
    await expect.element(rows).toHaveLength(3);
    await page.getByRole('button', { name: /^Log of copy of Ann Lee to Notion/ }).click();
    await expect.element(page.getByText('No try is recorded.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('says that the text of an email is no longer kept', async () => {
    write({ email_ann: emailToAnn({ state: 'sent', channel: 'gmail', sent_at: minutes(-1) }) });
    await mount(<DeliveriesPage />);
    await button('Read email to Ann Lee').click();
    const words = page.getByText('The text of this email is no longer kept.');
    await expect.element(words).toBeVisible();
  });

  it('shows the server’s sentence of a refusal, and the action can be tried again', async () => {
    const sentence = 'Gmail is not connected. Add your address first.';
    write({ email_ann: emailToAnn({ state: 'failed', code: 'gave_up', attempts: 10 }) });
    answerCall('retryDelivery', () => refuse(sentence));
    await mount(<DeliveriesPage />);
    await button('Retry email to Ann Lee').click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(button('Retry email to Ann Lee')).toBeEnabled();
  });
});
