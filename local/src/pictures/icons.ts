import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLORS } from '../../../web/src/theme/colors.ts';
import { ROOT } from '../world/world-paths.ts';

/** A picture drawn from a page; what the page leaves free is transparent. */
export interface Drawing {
  /** In `web/public`. */
  file: string;
  size: { width: number; height: number };
  html: string;
}

const logo = readFileSync(join(ROOT, 'web/public/logo.svg'), 'utf8');

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const scaled = (content: string, scale: number) =>
  `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${content}</g>`;

const mark = logo.replace(/<\/?svg[^>]*>|<rect[^>]*>/g, '');
const ground = /<rect[^>]*fill="([^"]+)"/.exec(logo)?.[1];
if (!ground) throw new Error('logo.svg has no ground.');
/**
 * The mark on a background that the device cuts to its own shape: it may cut the outer tenth on
 * every side.
 */
const uncut = (scale: number) =>
  square(`<rect width="32" height="32" fill="${ground}"/>${scaled(mark, scale)}`);

/** A sign in the style of the app's own, on a paper background. */
const sign = (paths: string) =>
  square(`<circle cx="16" cy="16" r="16" fill="${COLORS.bg.emphasized[0]}"/>
    <g transform="translate(7 7) scale(0.75)" fill="none" stroke="${COLORS.fg.DEFAULT[0]}"
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`);

const ICONS: readonly (readonly [name: string, size: number, svg: string])[] = [
  ['icon-192', 192, logo],
  ['icon-512', 512, logo],
  ['icon-maskable-192', 192, uncut(0.8)],
  ['icon-maskable-512', 512, uncut(0.8)],
  ['apple-touch-icon', 180, uncut(1)],
  ['shortcut-capture-96', 96, sign('<path d="M5 12h14M12 5v14"/>')],
  [
    'shortcut-crm-96',
    96,
    sign(`<circle cx="9" cy="7" r="4"/><path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/>
      <path d="M16 3.13a4 4 0 0 1 0 7.74M22 21v-2a4 4 0 0 0-3-3.87"/>`),
  ],
  [
    'shortcut-templates-96',
    96,
    sign(`<path d="M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6"/>
      <path d="M8 13h8M8 17h8"/>`),
  ],
];

/** The icons of the installed app, drawn from the logo in the product's own colors. */
export const ICON_DRAWINGS: readonly Drawing[] = ICONS.map(([name, size, svg]) => ({
  file: `icons/${name}.png`,
  size: { width: size, height: size },
  html: `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
}));
