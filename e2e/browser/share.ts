import type { Page } from '@playwright/test';
import { testWorld } from '../support/world.ts';
import { arrive } from './capture-page.ts';
import { expect } from './fixtures.ts';

export interface ShareTarget {
  action: string;
  method: string;
  params: Record<'title' | 'text' | 'url', string>;
}

/** The address that Android opens for a share, built from the manifest. */
export async function shareAddress(fields: Partial<ShareTarget['params']>): Promise<string> {
  const answer = await fetch(`${(await testWorld()).web}/manifest.webmanifest`);
  const manifest = (await answer.json()) as { share_target?: ShareTarget };
  if (!manifest.share_target) throw new Error('The manifest names no share target.');
  const { action, method, params } = manifest.share_target;
  expect(method.toUpperCase()).toBe('GET');
  const query = new URLSearchParams();
  for (const name of ['title', 'text', 'url'] as const)
    if (fields[name] !== undefined) query.append(params[name], fields[name]);
  return `${action}?${query.toString()}`;
}

/** What the phone's share sheet sends to the installed app. */
export const share = async (page: Page, fields: Partial<ShareTarget['params']>) =>
  page.goto(await shareAddress(fields));

/** The same while the app is already open: without a load. */
export const shareHere = async (page: Page, fields: Partial<ShareTarget['params']>) =>
  arrive(page, await shareAddress(fields));
