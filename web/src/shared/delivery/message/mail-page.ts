import { safeHtml } from './safe-html.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const LOOK = [
  'body{margin:0;display:flow-root;font:0.9375rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'p{margin:0 0 1em}',
  'table{max-width:100%}',
  'pre{white-space:pre-wrap}',
  '.link{text-decoration:underline}',
].join('');

/** The page of a frame that shows an email: made safe, in the colors of the frame around it. */
export function mailPage(html: string, mode: 'light' | 'dark'): string {
  const { body, rules } = safeHtml(html);
  return `<!doctype html><html dir="auto"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>:root{color-scheme:${mode}}${LOOK}${rules}</style><body>${body}`;
}
