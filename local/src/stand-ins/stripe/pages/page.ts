import type { LocalReply } from '../../local-server.ts';
import { html, type Html } from './html.ts';

const STYLE: Html = {
  markup: `:root{color-scheme:light dark;--line:light-dark(#d8d8de,#3d3d45);--soft:light-dark(#5b5b66,#a5a5b0);
--back:light-dark(#f6f6f8,#141417);--card:light-dark(#fff,#1e1e22);--act:light-dark(#4b3fd1,#7d72f0);--bad:light-dark(#b3261e,#ff8a80)}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:var(--back);overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}main.narrow{max-width:26rem}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.05rem;margin:0 0 .5rem}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-top:1rem}
p{margin:.25rem 0}.soft{color:var(--soft);font-size:.9rem}.price{font-size:2rem;font-weight:650}.bad{color:var(--bad)}
form{display:inline}form.stack{display:grid;gap:.6rem;margin-top:1.25rem}
button,.button{font:inherit;padding:.6rem 1rem;min-height:2.75rem;border-radius:.5rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.act{background:light-dark(#4b3fd1,#5a4fe0);border-color:transparent;color:#fff;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}a{color:var(--act)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
td,th{border-bottom:1px solid var(--line);padding:.4rem 1rem .4rem 0;text-align:left;vertical-align:top;white-space:nowrap}
td:last-child,th:last-child{padding-right:0}`,
};

/** A complete page for people. */
export function page(title: string, body: Html, isNarrow = false): LocalReply {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main class="${isNarrow ? 'narrow' : ''}">${body}</main>
      </body>
    </html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: markup };
}

export const goTo = (location: string): LocalReply => ({
  status: 303,
  headers: { location },
  body: '',
});

export const notHere = (): LocalReply => ({
  ...page('Local Stripe', html`<h1>This page does not exist</h1>`, true),
  status: 404,
});
