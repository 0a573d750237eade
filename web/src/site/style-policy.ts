import { createHash } from 'node:crypto';

/** The library of toasts adds an empty style element first: browsers check it before it has its text. */
const EMPTY = '';

/**
 * The Content-Security-Policy in a public page: of styles within the page it allows only these
 * texts. The browser applies it beside the policy of all pages, which must allow the app its
 * inline styles (docs/security.md).
 */
export const stylePolicy = (styles: readonly string[]): string =>
  `style-src 'self' ${[EMPTY, ...styles]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')}`;
