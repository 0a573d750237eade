import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCreator, named } from '../../../../test/creator-details.tsx';
import { ann, writtenCreator } from '../../../../test/creators.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { stayHere } from '../../../../test/stay-here.ts';
import { serveTemplates } from '../../../../test/user-data.ts';
import { writeCreators } from '../../../../test/write-creators.ts';
import { DmsPage } from './dms-page.tsx';

const TEMPLATE = 'Hi {{creatorName}}, I am {{myName}}';
const at = new Date();
const creator = (minutes_ago: number, name: string, fields = {}) =>
  writtenCreator(minutes_ago, { name, ...fields });

/** Three who are due, Ann the newest, and one for each reason not to be. */
const CREATORS = {
  ann,
  bea: creator(10, 'Bea', { status: 'Contacted', email_sent: true }),
  cleo: creator(20, 'Cleo'),
  sent: creator(1, 'Had one', { dm_sent_at: at, status: 'Contacted' }),
  out: creator(1, 'Unsubscribed', { opted_out_at: at }),
  turn: creator(1, 'Waits for us', { awaiting: 'us' }),
  late: creator(1, 'Talks', { status: 'Meeting Scheduled' }),
  bare: creator(1, 'No handle', { tiktok_username: null }),
  other: creator(1, 'On Instagram', {
    ...{ platform: 'instagram', tiktok_username: null, instagram_username: 'on.instagram' },
  }),
};

let copy: MockInstance<Clipboard['writeText']>;
const steps: object[] = [];
beforeEach(() => {
  serveTemplates({ tiktok_template: TEMPLATE });
  copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  steps.length = 0;
  answerCall('recordDm', (payload) => {
    steps.push(payload);
    return { recorded: true };
  });
  stayHere();
});

async function openDesk() {
  writeCreators(uid, CREATORS);
  await mount(<DmsPage />, { at: '/dashboard/dms' });
  await expect.element(card('Ann Lee')).toBeVisible();
}
const card = (name: string) => page.getByRole('article', { name: new RegExp(`^${name},`) });
const open = page.getByRole('link', { name: 'Copy and open TikTok' });
const text = page.getByRole('region', { name: 'Text of the DM' });
const says = (words: string) =>
  expect.element(page.getByText(words, { exact: true })).toBeVisible();

describe('the DM desk', () => {
  it('has the newest who is due, with the text that is ready', async () => {
    await openDesk();
    await expect.element(card('Ann Lee')).toHaveTextContent('@annlee');
    await expect.element(card('Ann Lee')).toHaveTextContent('12.3K followers');
    await says('1 of 3');
    await expect.element(text).toHaveTextContent('Hi Ann Lee, I am Pam Plan');
    await expect.element(page.getByText('1 more creator is on Instagram only.')).toBeVisible();
    await open.click();
    expect(copy).toHaveBeenCalledWith('Hi Ann Lee, I am Pam Plan');
    await expect.element(named('I sent it')).toHaveFocus();
    expect(steps).toEqual([{ creator_id: 'ann', step: 'opened' }]);
  });

  it('goes by single keys, there and back, and undoes', async () => {
    await openDesk();
    await userEvent.keyboard('n');
    await expect.element(card('Bea')).toHaveFocus();
    await says('2 of 3');
    await userEvent.keyboard('p');
    await expect.element(card('Ann Lee')).toBeVisible();
    await userEvent.keyboard('nc');
    expect(copy).toHaveBeenCalledWith('Hi Bea, I am Pam Plan');
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Cleo')).toHaveFocus();
    await expect.element(page.getByText('DM to Bea marked as sent')).toBeVisible();
    await userEvent.keyboard('p');
    await expect.element(card('Bea').getByText('Marked as sent')).toBeVisible();
    await named('Undo').click();
    await expect.element(named('I sent it')).toBeVisible();
    expect(steps).toEqual(
      ['opened', 'sent', 'taken_back'].map((step) => ({ creator_id: 'bea', step })),
    );
  });

  it('has beside the card who comes and who is done, and the way to each', async () => {
    await openDesk();
    const queue = page.getByRole('region', { name: 'Queue' });
    const line = (name: string) => queue.getByRole('button', { name });
    const names = () => queue.getByRole('button').all();
    const done = page.getByRole('progressbar', { name: 'DMs sent' });
    expect(names().map((one) => one.element().textContent)).toEqual(
      ['Ann Lee', 'Bea', 'Cleo'].map((name) => expect.stringContaining(name) as string),
    );
    await expect.element(line('Ann Lee')).toHaveAttribute('aria-current', 'step');
    await expect.element(done).toHaveAttribute('aria-valuenow', '0');
    await line('Cleo').click();
    await expect.element(card('Cleo')).toHaveFocus();
    await expect.element(line('Cleo')).toHaveAttribute('aria-current', 'step');
    await userEvent.keyboard('s');
    await expect.element(line('Cleo sent')).toBeVisible();
    await expect.element(card('Bea')).toHaveFocus();
    await says('1 sent');
    await expect.element(done).toHaveAttribute('aria-valuenow', '1');
    await line('Ann Lee').click();
    await expect.element(card('Ann Lee')).toHaveFocus();
    await says('1 of 3');
    await line('Cleo sent').click();
    // What is marked is not marked again.
    await userEvent.keyboard('s');
    await named('Undo').click();
    await expect.element(line('Cleo sent')).not.toBeInTheDocument();
    expect(steps).toEqual(['sent', 'taken_back'].map((step) => ({ creator_id: 'cleo', step })));
    await page.viewport(360, 740);
    await expect.element(queue).not.toBeInTheDocument();
  });

  it('says who left the list, and at its end what was done, with those left again', async () => {
    await openDesk();
    for (const name of ['Ann Lee', 'Bea']) {
      await expect.element(card(name)).toBeVisible();
      await named(name === 'Bea' ? 'I sent it' : 'Not now').click();
    }
    await expect.element(card('Cleo')).toBeVisible();
    changeCreator(uid, { opted_out_at: new Date() }, 'cleo');
    await says('Cleo unsubscribed, so there is no DM to send.');
    await says('1 DM marked as sent. 1 left for later.');
    await named('Go through it again').click();
    await expect.element(card('Ann Lee')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status of Ann Lee' }).selectOptions('Rejected');
    await says('Ann Lee left the list: the status is now Rejected.');
    await says('1 DM marked as sent.');
    await expect.element(page.getByRole('link', { name: 'Open the CRM' })).toBeVisible();
  });

  it('says so with nobody to write to', async () => {
    await mount(<DmsPage />, { at: '/dashboard/dms' });
    await says('Nobody needs a DM right now');
    await expect.element(page.getByRole('link', { name: 'Capture a creator' })).toBeVisible();
  });

  it('says what is wrong with each template where none is ready', async () => {
    serveTemplates({ tiktok_template: 'Hi [fill in: product]' });
    writeCreators(uid, CREATORS);
    await mount(<DmsPage />, { at: '/dashboard/dms' });
    await expect
      .element(page.getByText('Your TikTok DM template still says [fill in: product].'))
      .toBeVisible();
    await expect.element(page.getByText('Your Instagram DM template is empty.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Message Templates' })).toBeVisible();
  });

  it('has a DM due again that could not be recorded, with the reason', async () => {
    await openDesk();
    answerCall('recordDm', () => refuse('Try again in a minute.'));
    await named('I sent it').click();
    await expect
      .element(page.getByText('DM to Ann Lee not marked as sent. Try again in a minute.'))
      .toBeVisible();
    await expect.element(card('Bea')).toBeVisible();
    await named('Back').click();
    await expect.element(card('Ann Lee')).toBeVisible();
    await expect.element(named('I sent it')).toBeVisible();
  });

  it('records nothing while offline, by a press or by a key', async () => {
    await openDesk();
    await open.click();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.element(named('I sent it')).toHaveAttribute('aria-disabled', 'true');
    await named('I sent it').click({ force: true });
    await userEvent.keyboard('{Enter}');
    await says('1 of 3');
    expect(steps).toEqual([{ creator_id: 'ann', step: 'opened' }]);
  });

  it('tells of a refused clipboard', async () => {
    copy.mockRejectedValue(new Error('refused'));
    await openDesk();
    await open.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Select it and copy it by hand.');
  });
});
