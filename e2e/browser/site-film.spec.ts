import { expect, test } from './fixtures.ts';
import { watchRequests } from './site.ts';

/** The film on the first page. */

test.use({ reducedMotion: 'no-preference' });

test.describe('the film', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('loads as it nears and plays in the page’s theme, with captions, while it is seen', async ({
    page,
  }) => {
    const asked = watchRequests(page);
    const ofFilm = () => {
      const files = asked.flatMap((request) => /\/film\/(.+)$/.exec(request)?.[1] ?? []);
      return [...new Set(files)].sort();
    };
    const isPaused = (video: HTMLVideoElement) => video.paused;
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(ofFilm()).toEqual([]);
    const film = page.locator('video').filter({ visible: true });
    const room = await film.boundingBox();
    await film.scrollIntoViewIfNeeded();
    await expect.poll(ofFilm).toEqual(['outreach-light.webp']);
    await page.waitForLoadState('networkidle');
    expect(ofFilm()).toEqual(['outreach-light.webp']);
    const { width, height } = (await film.boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: room?.width, height: room?.height });

    await film.focus();
    await page.keyboard.press('Space');
    const light = ['outreach-light.mp4', 'outreach-light.webp', 'outreach.en.vtt'];
    await expect.poll(ofFilm).toEqual(light);
    expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe(
      'showing',
    );
    await expect.poll(() => film.evaluate(isPaused)).toBe(false);

    await test.step('it pauses out of view', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => film.evaluate(isPaused)).toBe(true);
    });

    await test.step('with the page’s theme it changes too; of the hidden one nothing is loaded', async () => {
      await film.scrollIntoViewIfNeeded();
      await film.evaluate((video: HTMLVideoElement) => video.play());
      await page.getByRole('button', { name: 'Change to dark colors' }).click();
      await expect.poll(ofFilm).toEqual(['outreach-dark.webp', ...light]);
      await expect(film).toHaveCount(1);
      const videos = await page.locator('video').all();
      for (const video of videos) await expect.poll(() => video.evaluate(isPaused)).toBe(true);
    });
  });
});
