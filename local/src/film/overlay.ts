import type { Page } from '@playwright/test';
import { STAGE } from './stage.ts';

/** What is drawn over the filmed page: the pointer, and the phone the capture comes from. */

const STYLES = `
  #film { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; overflow: hidden;
    color: var(--chakra-colors-fg); font: 13px/1.45 var(--chakra-fonts-body); }
  #film-pointer { position: absolute; left: 0; top: 0; width: 26px; filter: drop-shadow(0 1px 2px rgb(0 0 0 / .35)); }
  #film-ring { position: absolute; left: -15px; top: -15px; width: 34px; height: 34px; border-radius: 50%;
    border: 3px solid var(--chakra-colors-accent-solid); opacity: 0; }
  #film-phone { position: absolute; right: 36px; bottom: -40px; width: 252px; height: 430px; padding: 11px;
    border-radius: 40px; background: var(--chakra-colors-gray-solid); box-shadow: var(--chakra-shadows-lg);
    transform: translateY(110%); }
  .dark #film-phone { background: var(--chakra-colors-bg-emphasized); }
  #film-button { position: absolute; left: -5px; top: 84px; width: 6px; height: 46px; border-radius: 3px 0 0 3px;
    background: var(--chakra-colors-accent-solid); }
  #film-screen { height: 100%; padding: 18px 16px; border-radius: 30px; background: var(--chakra-colors-bg-panel);
    overflow: hidden; }
  #film-screen b { display: block; font: 700 19px/1.2 var(--chakra-fonts-heading); }
  #film-screen .muted { color: var(--chakra-colors-fg-muted); }
  #film-bio { margin-top: 10px; white-space: pre-line; }
  #film-notice { margin-top: 16px; padding: 11px 12px; border: 1px solid var(--chakra-colors-border-emphasized);
    border-radius: 12px; background: var(--chakra-colors-bg-subtle); opacity: 0; font-size: 12.5px; }
  #film-notice strong { display: block; color: var(--chakra-colors-accent-fg); }
  /* The address of this machine says nothing to a viewer. */
  [aria-label^='Copy your referral link'] > span { font-size: 0; }
  [aria-label^='Copy your referral link'] > span::after { content: 'vibes-outreach.example'; font-size: 14px; }`;

const DRAWING = `<div id="film" aria-hidden="true"><style>${STYLES}</style>
  <div id="film-phone"><div id="film-button"></div><div id="film-screen">
    <b id="film-name"></b><span class="muted" id="film-handle"></span>
    <p id="film-bio"></p>
    <div id="film-notice"><strong>Vibes Outreach</strong><span id="film-answer"></span></div>
  </div></div>
  <div id="film-pointer"><div id="film-ring"></div><svg viewBox="0 0 24 24"><path
    d="M3 2l7.2 19 2.6-7.7L20.5 11z" fill="var(--chakra-colors-gray-solid)"
    stroke="var(--chakra-colors-bg-panel)" stroke-width="1.6" stroke-linejoin="round"/></svg></div>
</div>`;

/** Draws it, the pointer in the middle and the phone out of sight. */
export async function drawOverlay(
  page: Page,
  { name, handle, bio }: { name: string; handle: string; bio: string },
): Promise<void> {
  await page.evaluate(
    (html) => document.documentElement.insertAdjacentHTML('beforeend', html),
    DRAWING,
  );
  for (const [id, text] of Object.entries({ name, handle: `@${handle}`, bio }))
    await write(page, id, text);
  await move(
    page,
    'pointer',
    { transform: `translate(${STAGE.width / 2}px, ${STAGE.height * 0.62}px)` },
    1,
  );
}

/** Sets a text of the drawing. */
export const write = (page: Page, id: string, text: string) =>
  page.locator(`#film-${id}`).evaluate((place, value) => {
    place.textContent = value;
  }, text);

/** Moves a part of the drawing to a new style, and leaves it there; `ms` of the film. */
export const move = (page: Page, id: string, style: Record<string, string>, ms: number) =>
  page.locator(`#film-${id}`).evaluate(
    async (part, { to, duration }) => {
      const motion = part.animate(to, { duration, easing: 'ease-in-out', fill: 'forwards' });
      await motion.finished;
    },
    { to: style, duration: ms },
  );
