import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** Chromium's sandbox does not work as root. */
export const BROWSER_ARGS: readonly string[] =
  process.getuid?.() === 0 ? ['--no-sandbox', '--disable-background-networking'] : [];

/**
 * A headless Chromium or Chrome, installed when there is none; `args` are passed to it. The caller
 * closes it.
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await findBrowser({ env: process.env, report: console.log });
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS, ...args] });
}
