import { createHash } from 'node:crypto';

/** What the library of toasts appends to: browsers look at a style element while it is still empty. */
const EMPTY = '';

/**
 * The Content-Security-Policy a public page brings along: of styles within the page these texts
 * alone count. The browser obeys it beside the policy of `firebase.json`, which has to leave the app
 * its inline styles (docs/security.md).
 */
export const stylePolicy = (styles: readonly string[]): string =>
  `style-src 'self' ${[EMPTY, ...styles]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')}`;
