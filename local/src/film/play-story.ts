import type { Locator, Page } from '@playwright/test';
import { profileUrl } from '@vibes/core/creator/platform';
import { INVENTED_CREATORS } from '../stand-ins/creator-pages/invented-creators.ts';
import type { Stack } from '../world/stack.ts';
import type { Caption } from './captions.ts';
import { drawOverlay, move, write } from './overlay.ts';
import { captureProfile } from '../phone/capture-profile.ts';
import { SLOWDOWN, type Reel } from './reel.ts';
import { STAGE } from './stage.ts';

/** The real email is sent after five minutes; then its row shows it. Its film is as long on a slow machine. */
const SENT_WITHIN = 400_000;

interface Stage {
  page: Page;
  reel: Reel;
  stack: Stack;
}

/** The hand on the filmed page: it glides to a thing, then presses it for real. */
function pointerOn({ page, reel }: Stage) {
  const glideTo = async (x: number, y: number) => {
    const transform = `translate(${x}px, ${y}px)`;
    await reel.roll(800, () => move(page, 'pointer', { transform }, 760));
    await page.mouse.move(x, y);
  };
  const ring = () =>
    page.locator('#film-ring').evaluate((part) => {
      part.animate(
        [
          { opacity: 1, transform: 'scale(0.3)' },
          { opacity: 0, transform: 'scale(1.2)' },
        ],
        { duration: 450 },
      );
    });
  return {
    /** Moves off the drawer, so that none of its text is covered. */
    stepAside: () => glideTo(STAGE.width * 0.42, STAGE.height * 0.6),
    press: async (target: Locator) => {
      // What still moves would not be under the hand by then.
      await target.click({ trial: true });
      const box = await target.boundingBox();
      if (!box) throw new Error('There is nothing to point at.');
      await glideTo(box.x + Math.min(box.width / 2, 70), box.y + box.height / 2);
      await reel.roll(600, async () => {
        await ring();
        await page.mouse.down();
        await page.mouse.up();
      });
    },
  };
}

/** Scrolls so that `target` is near the top. */
async function scrollTo({ reel }: Stage, target: Locator) {
  const scroll = async (heading: HTMLElement | SVGElement, duration: number) => {
    const { top } = heading.getBoundingClientRect();
    let box = heading.parentElement;
    while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    const from = box?.scrollTop ?? 0;
    const way = top - 90;
    const begun = performance.now();
    for (let part = 0; part < 1;) {
      await new Promise(requestAnimationFrame);
      part = Math.min((performance.now() - begun) / duration, 1);
      box?.scrollTo(0, from + way * part * part * (3 - 2 * part));
    }
  };
  await reel.roll(900, () => target.evaluate(scroll, 800 * SLOWDOWN));
}

/**
 * The path of the film through the product: a capture arrives, the creator is opened, the DM is
 * copied, the email is sent, the dashboard counts. The page has to show the CRM. Returns the
 * captions.
 */
export async function playStory(stage: Stage): Promise<{ captions: Caption[]; poster: number }> {
  const { page, reel, stack } = stage;
  const creator = INVENTED_CREATORS.find(({ handle }) => handle === 'lena.lathe');
  if (!creator) throw new Error('The creator of the film is not there.');
  const captions: Caption[] = [];
  const say = (text: string) => void captions.push({ from: reel.now(), text });
  const pointer = pointerOn(stage);
  await drawOverlay(page, creator);

  say('You copy a creator’s link on your phone and press the Action Button.');
  await reel.hold(700);
  await reel.roll(700, () => move(page, 'phone', { transform: 'translateY(0)' }, 650));
  await reel.hold(1700);
  await reel.roll(200, () => move(page, 'button', { transform: 'translateX(4px)' }, 180));

  const answer = await captureProfile(stack, profileUrl(creator));
  const name = page.getByRole('link', { name: new RegExp(`^${creator.name}`) });
  await name.waitFor();
  await write(page, 'answer', answer.message);
  say('The creator is in your CRM. Your phone tells you what happened.');
  await reel.roll(500, () => move(page, 'notice', { opacity: '1' }, 400));
  const poster = reel.now();
  await reel.hold(3200);
  await reel.roll(600, () => move(page, 'phone', { transform: 'translateY(110%)' }, 560));
  await reel.hold(400);

  say('Your DM template is filled in, ready to copy and paste.');
  await pointer.press(name);
  await page.getByRole('button', { name: 'Copy DM' }).waitFor();
  await reel.hold(1500);
  await pointer.press(page.getByRole('button', { name: 'Copy DM' }));
  await reel.hold(700);
  await pointer.stepAside();

  const drawer = page.getByRole('dialog');
  say('You see where the address came from: the words in the bio.');
  await scrollTo(stage, drawer.getByRole('heading', { name: 'Email', exact: true }));
  await reel.hold(3000);

  say('The email waits a few minutes, so you can still undo it.');
  await scrollTo(stage, drawer.getByRole('heading', { name: 'Timeline' }));
  await pointer.press(drawer.getByRole('button', { name: /^Email / }));
  await drawer.getByRole('button', { name: /^Undo/ }).waitFor();
  await pointer.stepAside();
  await reel.live(3200);
  await drawer.getByText('Sent', { exact: true }).last().waitFor({ timeout: SENT_WITHIN });
  await drawer.frameLocator('iframe').getByText('Best,').waitFor();
  say('Then it’s sent through your own Gmail.');
  await reel.hold(2200);

  await pointer.press(drawer.getByRole('button', { name: 'Close' }));
  say('The dashboard counts what you sent and the replies you got.');
  await pointer.press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  const outreach = page.getByRole('heading', { name: 'Your outreach' });
  await outreach.waitFor();
  // What loads later would move the page under the scroll.
  await page.locator('canvas').first().waitFor();
  await page.getByText('No Response').last().waitFor();
  await reel.hold(1000);
  await scrollTo(stage, outreach);
  await reel.hold(2400);
  say('It also shows the status of every creator.');
  await scrollTo(stage, page.getByRole('heading', { name: 'Creators by status' }));
  await reel.hold(3000);
  return { captions, poster };
}
