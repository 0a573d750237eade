import type { ChannelStatuses } from '@vibes/core/channel/channel-status';
import { changeCrmSettings } from '@vibes/core/crm/change-crm-settings';
import { DEFAULT_CRM_SETTINGS, type CrmSettings } from '@vibes/core/crm/crm-settings';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answerCall, refuse } from './memory/functions-client.ts';
import { serveUserData } from './user-data.ts';

/** The tabs of the systems on the CRM page. */

/** Settings of the systems, which are read and changed as by the server, without its check of Notion. */
export function serveCrm(
  settings: Partial<CrmSettings> = {},
  channels: Partial<ChannelStatuses> = {},
) {
  const stored = serveUserData()();
  let now = { ...DEFAULT_CRM_SETTINGS, ...settings };
  const read = () => ({
    ...stored,
    crmSettings: now,
    channels: { ...stored.channels, ...channels },
  });
  answerCall('getUserData', read);
  answerCall('updateUserData', (update) => {
    if (update.table !== 'crm_settings') throw new Error(`Not meant for ${update.table}.`);
    const change = changeCrmSettings(now, update.data);
    if (!change.ok) return refuse(change.sentence);
    now = change.settings;
    return { updated: true };
  });
  return () => now;
}

export async function tabOf(name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

export const button = (within: Locator | typeof page, name: string) =>
  within.getByRole('button', { name, exact: true });

export const says = (text: string | RegExp) =>
  expect.element(page.getByText(text).last()).toBeVisible();

export async function switchTo(panel: Locator) {
  await button(panel, 'Make Active').click();
  const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
  await expect.element(dialog).toHaveTextContent('Your data stays saved in all systems');
  await button(dialog, 'Confirm Switch').click();
  await expect.element(dialog).not.toBeInTheDocument();
}
