import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorVariables } from '../../../web/src/theme/color-variables.ts';
import { ROOT } from '../world/world-paths.ts';
import type { SocialCard } from './social-cards.ts';

const inline = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(join(ROOT, 'web', file)).toString('base64')}`;

const font = (name: string) => `url(${inline(`src/theme/fonts/${name}.woff2`, 'font/woff2')})`;

/** One accent only, on the edge where the panel begins. */
const STYLES = `
  * { box-sizing: border-box; margin: 0; }
  body { display: flex; flex-direction: column; width: 1200px; height: 630px; padding: 60px 72px 0; overflow: hidden;
    background: var(--bg); color: var(--fg); font: 500 26px/1.45 Inter; letter-spacing: -0.01em; }
  header, h1 { font-family: 'Bricolage Grotesque'; }
  header { display: flex; align-items: center; gap: 16px; font-weight: 700; font-size: 30px; letter-spacing: -0.02em; }
  header img { width: 46px; }
  h1 { max-width: 980px; margin: auto 0; font-weight: 700; font-size: 82px; line-height: 1.06; letter-spacing: -0.025em;
    text-wrap: balance; }
  main { height: 212px; padding: 24px 36px; border: 2px solid var(--border-emphasized); border-bottom: 0;
    border-radius: 14px 14px 0 0; background: var(--bg-panel); }
  .line { display: flex; align-items: center; gap: 40px; height: 76px; white-space: nowrap; }
  .line + .line { border-top: 2px solid var(--border); }
  .line b { min-width: 190px; font-weight: 700; }
  .line span { color: var(--fg-muted); }
  .line span:last-child { margin-left: auto; }
  .line .contacted { color: var(--status-contacted); }
  .line .meeting { color: var(--status-meeting); }
  .line .undo { padding: 4px 22px; border: 2px solid var(--border-emphasized); border-radius: 10px; color: var(--fg); }
  blockquote, .message { margin-top: 8px; padding: 4px 0 4px 22px; border-left: 4px solid var(--accent-solid); }
  mark { padding: 2px 8px; border-radius: 6px; background: var(--accent-muted); color: var(--fg); font-weight: 700; }`;

/** A card as a page of its own, in the product's colours and faces. */
export const socialPage = ({ title, fragment }: SocialCard): string => `<!doctype html>
<html lang="en" class="light"><head><meta charset="utf-8"><style>
@font-face { font-family: 'Bricolage Grotesque'; font-weight: 500 800; src: ${font('bricolage-grotesque-latin')}; }
@font-face { font-family: Inter; font-weight: 400 700; src: ${font('inter-latin')}; }
${colorVariables()}${STYLES}</style></head>
<body><header><img src="${inline('public/logo.svg', 'image/svg+xml')}" alt="">Vibes Outreach</header>
<h1>${title}</h1><main>${fragment}</main></body></html>`;
