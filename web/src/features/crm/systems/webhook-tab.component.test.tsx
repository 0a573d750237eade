import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, says, serveCrm, switchTo, tabOf } from '../../../../test/crm-systems.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount } from '../../../../test/mount.tsx';
import { CrmPage } from '../crm-page.tsx';

const URL_FIELD = 'https://hooks.example.com/creators';
const SAVED = 'CRM settings updated successfully';

beforeEach(() => {
  serveCrm();
});

async function openTab(name: string) {
  await mount(<CrmPage />, { at: '/dashboard/crm' });
  return tabOf(name);
}

describe('the systems', () => {
  it('begin with the built-in CRM; no other can be made active before it is saved', async () => {
    const builtIn = await openTab('Built-in CRM');
    await expect.element(builtIn.getByText('Active', { exact: true })).toBeVisible();
    await says('No creators found in your Built-in CRM');
    await says(/through the API .* Notion or webhooks/);
    for (const name of ['Notion', 'Webhook'])
      await expect.element(button(await tabOf(name), 'Make Active')).toBeDisabled();
  });

  it('keep what is typed in a tab', async () => {
    const panel = await openTab('Webhook');
    await panel.getByLabelText('Webhook URL').fill(URL_FIELD);
    await tabOf('Notion');
    await tabOf('Webhook');
    await expect.element(panel.getByLabelText('Webhook URL')).toHaveValue(URL_FIELD);
  });
});

describe('the webhook', () => {
  it('is made active once it is saved, unless the switch is cancelled', async () => {
    const panel = await openTab('Webhook');
    await panel.getByLabelText('Webhook URL').fill(URL_FIELD);
    await button(panel, 'Save URL').click();
    await says(SAVED);
    await button(panel, 'Make Active').click();
    const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
    await button(dialog, 'Cancel').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(panel.getByText('Active', { exact: true })).not.toBeInTheDocument();
    await switchTo(panel);
    await says('Switched to Webhook CRM');
    await expect.element(panel.getByText('Not checked', { exact: true })).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'See all requests' }))
      .toHaveAttribute('href', '/dashboard/deliveries?channel=crm_webhook');
  });

  it('says why the server does not make it active', async () => {
    serveCrm({ webhook_url: URL_FIELD });
    const panel = await openTab('Webhook');
    answerCall('updateUserData', () => refuse('Save a webhook URL first.'));
    await switchTo(panel);
    await says('Failed to update CRM settings: Save a webhook URL first.');
  });

  it('shows what came back from a test event', async () => {
    serveCrm({ webhook_url: URL_FIELD, active_crm_mode: 'webhook' });
    const panel = await openTab('Webhook');
    const asked: string[] = [];
    answerCall('sendTestWebhook', ({ channel }) => {
      asked.push(channel);
      return { ok: true, answer: { status: 204, text: '', milliseconds: 31.4 } };
    });
    await button(panel, 'Send test event').click();
    await expect
      .element(panel.getByRole('status', { name: 'Test result' }))
      .toHaveTextContent('Your webhook accepted the test event. It answered 204 after 31 ms.');
    expect(asked).toEqual(['crm_webhook']);
  });

  it('makes the built-in CRM active again when it is cleared', async () => {
    serveCrm({ webhook_url: URL_FIELD, active_crm_mode: 'webhook' });
    const panel = await openTab('Webhook');
    await button(panel, 'Clear URL').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect.element(dialog).toHaveTextContent('makes the built-in CRM the active one');
    await button(dialog, 'Clear URL').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(panel.getByLabelText('Webhook URL')).toHaveValue('');
    const builtIn = await tabOf('Built-in CRM');
    await expect.element(builtIn.getByText('Active', { exact: true })).toBeVisible();
  });
});
