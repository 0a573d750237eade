import { createHash } from 'node:crypto';
import { operatorLine } from '@vibes/core/product/operator';
import { escapeHtml } from '@vibes/core/template/text-to-html';
import { OPERATOR } from '../platform/operator.ts';

/** Inlined: the page is opened once, by a person who uses nothing else of the product. */
const STYLE = `
:root{color-scheme:light dark;--bg:#faf8f4;--panel:#fffefb;--fg:#1c1815;--muted:#5c554c;--border:#e4dfd5;--solid:#c8371a;--contrast:#ffffff}
@media (prefers-color-scheme:dark){:root{--bg:#141210;--panel:#1b1917;--fg:#efe9e0;--muted:#b3aa9e;--border:#322e2a;--solid:#ff7d5c;--contrast:#1f0b05}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:var(--panel);border:1px solid var(--border);border-radius:8px;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:24px;line-height:1.25}
p{margin:0;color:var(--muted)}
form{margin:24px 0 0}
button{width:100%;min-height:48px;padding:12px 16px;border:0;border-radius:8px;background:var(--solid);color:var(--contrast);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid var(--fg);outline-offset:2px}
footer{margin-top:32px;padding-top:16px;border-top:1px solid var(--border);color:var(--muted);font-size:14px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/**
 * Nothing is loaded, nothing runs, and the form posts to its own address. Hosting's headers
 * override the function's, so it has the same policy for this address.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The form's own field: a request without it comes from a mail program, which shows no page. */
export const FROM_PAGE = { name: 'from', value: 'page' } as const;

/** Who runs the product, for somebody who never heard of it; in HTML, empty where nobody is named. */
function operatorNote(): string {
  const { privacy_email } = OPERATOR;
  const line = operatorLine(OPERATOR);
  const named = line ? `<br>Vibes Outreach is run by ${escapeHtml(line)}.` : '';
  const address = escapeHtml(privacy_email);
  return privacy_email
    ? `${named}<br>Questions about your data: <a href="mailto:${address}">${address}</a>`
    : named;
}

/** `title` is text; `heading` and `content` are HTML. */
const page = ({ title, heading, content }: { title: string; heading: string; content: string }) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Vibes Outreach</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
<footer>Sent with Vibes Outreach${operatorNote()}</footer>
</main>
</body>
</html>
`;

/** A name may be written in either direction: it must not reverse the words around it. */
const shown = (sender_name: string, otherwise: string) =>
  sender_name === '' ? otherwise : `<bdi>${escapeHtml(sender_name)}</bdi>`;

export function askingPage(sender_name: string): string {
  const sender = shown(sender_name, 'this sender');
  return page({
    title: 'Unsubscribe',
    heading: `Stop emails from ${sender}?`,
    content: `<p>You won’t get any more emails from ${sender} at this address.</p>
<form method="post">
<input type="hidden" name="${FROM_PAGE.name}" value="${FROM_PAGE.value}">
<button>Unsubscribe</button>
</form>`,
  });
}

export function donePage(sender_name: string): string {
  return page({
    title: 'Unsubscribed',
    heading: `You won’t get any more emails from ${shown(sender_name, 'this sender')}`,
    content: '<p>This is permanent. You can close this page.</p>',
  });
}

export const UNKNOWN_LINK_PAGE = page({
  title: 'Incomplete link',
  heading: 'This link is incomplete',
  content:
    '<p>Open it again from the email, or copy the whole link. You can also reply to the email and ask the sender to stop.</p>',
});

export const FAULT_PAGE = page({
  title: 'Not saved',
  heading: 'Something went wrong on our side',
  content: '<p>Please reload this page in a minute.</p>',
});
