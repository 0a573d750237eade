import {
  creatorDocument,
  deliveryAttemptDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { attempt, emailToAnn, minutes, mirrorOfAnn, TO } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall } from '../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';

beforeEach(() => {
  writeDocument(creatorDocument.path(uid, 'ann'), { name: 'Ann Lee' });
});

function write(deliveries: Record<string, object>) {
  for (const [id, delivery] of Object.entries(deliveries))
    writeDocument(deliveryDocument.path(uid, id), { ...delivery });
}

const rows = page.getByRole('list', { name: /^Deliveries/ }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The filter by a state, with or without its number. */
const stateFilter = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+\\+?)?$`) });

const FAILED = { state: 'failed', code: 'gave_up', attempts: 10 } as const;
const EACH = {
  email_ann: emailToAnn({ ...FAILED, channel: 'gmail' }, 3),
  notion_ann: mirrorOfAnn('notion', { state: 'sent', sent_at: minutes(-2), attempts: 1 }, 2),
  crm_ann_1: mirrorOfAnn(
    'crm',
    { state: 'queued', due_at: minutes(60), attempts: 2, code: 'webhook_failed' },
    1,
  ),
};

describe('the list of deliveries', () => {
  it('has the newest change first, each with its state and the reason', async () => {
    write(EACH);
    await mount(<DeliveriesPage />);
    await expect.element(rows).toHaveLength(3);
    for (const [at, words] of [
      ['Copy to CRM webhook', 'Next try in 1 hour', 'Your webhook answered with an error.'],
      ['Copy to Notion', 'Sent'],
      [`Email to ${TO}`, 'through Gmail', '10 tries'],
    ].entries())
      for (const word of words) await expect.element(rows.nth(at)).toHaveTextContent(word);
    await expect
      .element(rows.nth(2).getByRole('link', { name: 'Ann Lee' }))
      .toHaveAttribute('href', '/dashboard/crm?creator=ann');
  });

  it('has a number beside each filter, live and by kind', async () => {
    write(EACH);
    await mount(<DeliveriesPage />);
    const shows = async (names: string[]) => {
      for (const name of names) await expect.element(button(name)).toBeVisible();
    };
    await shows(['All 3', 'Problems 1', 'Waiting 1', 'Sent 1', 'Stopped 0']);
    await button('Emails').click();
    await shows(['All 1', 'Problems 1', 'Waiting 0', 'Sent 0']);
    write({ email_ann: emailToAnn({ state: 'sent' }, 0) });
    await shows(['Problems 0', 'Sent 1']);
    write(EACH);
    await stateFilter('Problems').click();
    await expect.element(rows).toHaveTextContent(`Email to ${TO}`);
    await button('CRM copies').click();
    await expect.element(page.getByText('No problems')).toBeVisible();
    await page.getByRole('link', { name: 'Show all deliveries' }).click();
    await expect.element(rows).toHaveLength(3);
  });

  it.each([
    ['?state=waiting&channel=crm_webhook', 'Copy to CRM webhook', 'CRM webhook only', 1],
    ['?state=attention&channel=gmail', 'through Gmail', 'Gmail only', 2],
  ])('shows the channel alone that the address names: %s', async (query, words, name, after) => {
    write({ ...EACH, email_bo: emailToAnn({ ...FAILED, channel: 'email_webhook' }, 4) });
    await mount(<DeliveriesPage />, { at: `/${query}` });
    await expect.element(rows).toHaveLength(1);
    await expect.element(rows).toHaveTextContent(words);
    await page.getByRole('button', { name }).click();
    await expect.element(rows).toHaveLength(after);
    if (after === 2)
      await expect.element(rows.nth(1)).toHaveTextContent('through your email webhook');
  });

  it('shows each attempt in the log, and the request as it was sent', async () => {
    write(EACH);
    const attempts = {
      1: attempt({ at: minutes(-5), outcome: 'temporary', status: 503, answer: 'try later' }),
      2: attempt({ milliseconds: 1340 }),
    };
    for (const [id, fields] of Object.entries(attempts))
      writeDocument(deliveryAttemptDocument.path(uid, 'crm_ann_1', id), { ...fields });
    const body = '{"action":"creator_updated"}';
    answerCall('readRequest', () => ({ body }));
    await mount(<DeliveriesPage />);
    await button('Log of copy of Ann Lee to your CRM webhook').click();
    const tries = page.getByRole('list', { name: 'Tries, newest first' }).getByRole('listitem');
    await expect
      .element(tries.nth(0))
      .toHaveTextContent(/Accepted by your webhook, .*HTTP 200 · 1\.3 s/);
    await expect.element(tries.nth(1)).toHaveTextContent('Your webhook couldn’t take it yet');
    await expect.element(tries.nth(1)).toHaveTextContent('try later');
    await button('Show request').click();
    await expect
      .element(page.getByRole('region', { name: /^Request of copy of Ann Lee/ }))
      .toHaveTextContent('"action": "creator_updated"');
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy').click();
    await expect.poll(() => written.mock.calls).toEqual([[body]]);
  });

  it('says of each filter what it will show', async () => {
    await mount(<DeliveriesPage />);
    for (const [filter, words] of [
      ['All', 'No deliveries yet'],
      ['Problems', 'No problems'],
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
});
