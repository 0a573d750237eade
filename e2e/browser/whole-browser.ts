import { BROWSER_ARGS } from '../../local/src/browser/open-browser.ts';

const executablePath = process.env['VIBES_WHOLE_BROWSER'];

/**
 * Launches a browser with a window, for what the headless shell lacks: an app to install, Tab that
 * cycles.
 */
export const WHOLE_BROWSER = {
  ...(executablePath ? { executablePath } : { channel: 'chromium' }),
  args: [...BROWSER_ARGS],
};
