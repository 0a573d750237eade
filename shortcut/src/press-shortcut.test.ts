import { describe, expect, it } from 'vitest';
import { addShortcut } from '../test/phone/decoded-shortcut.ts';
import { textItem } from '../test/phone/item.ts';
import { pocketPhone } from '../test/phone/pocket-phone.ts';
import { runShortcut } from '../test/phone/run-shortcut.ts';
import { vibesOutreach } from './vibes-outreach.ts';

const MARA = 'https://www.tiktok.com/@mara.kiln';
const dm = { platform: 'tiktok', text: 'Hello Mara', open_url: MARA };
const created = { ok: true, message: 'Saved.', dm };
const shortcut = addShortcut(vibesOutreach('https://app.example'), ['vo_live_key']);

/** Runs the shortcut on a phone; the endpoint gives these answers, any other address a page. */
async function runOnPhone(
  phone: Partial<Parameters<typeof pocketPhone>[0]>,
  answers: unknown[] = [created],
) {
  const left = [...answers];
  const pocket = pocketPhone({
    fetch: ({ method }) => {
      if (method === 'GET') {
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return Promise.resolve(new Response('<html>page</html>', { headers }));
      }
      const answer = left.shift();
      return answer instanceof Response
        ? Promise.resolve(answer)
        : Promise.resolve(Response.json(answer));
    },
    ...phone,
  });
  const ending = await runShortcut(shortcut, pocket);
  const posts = pocket.requests.filter(({ method }) => method === 'POST');
  const forms = await Promise.all(
    posts.map(async (request) => Object.fromEntries(await request.formData())),
  );
  const pages = pocket.requests.filter(({ method }) => method === 'GET').map(({ url }) => url);
  return { pocket, ending, posts, forms, pages };
}

const nothingSent = { requests: [], opened: [] };

describe('a run from the share sheet', () => {
  it('sends the link with its page source and the key, shows the answer, copies the DM, opens the profile', async () => {
    const { pocket, ending, posts, forms, pages } = await runOnPhone({
      shared: [{ kind: 'url', url: MARA }],
    });
    expect(ending).toEqual({ kind: 'finished' });
    expect(pages).toEqual([MARA]);
    expect(posts[0]?.url).toBe('https://app.example/api/capture');
    expect(posts[0]?.headers.get('authorization')).toBe('Bearer vo_live_key');
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({ url: MARA, platform: '', username: '', text: '' });
    const page = forms[0]?.['html'] as File;
    expect([page.name, page.type, await page.text()]).toEqual([
      'page.html',
      'text/html',
      '<html>page</html>',
    ]);
    expect(pocket).toMatchObject({ asked: [], said: ['Saved.'], opened: [MARA] });
    expect(pocket.clipboardText()).toBe('Hello Mara');
  });

  it.each([
    [`See Mara on TikTok: ${MARA}?is_from=share. Great!`, `${MARA}?is_from=share`],
    [
      'first https://example.com/x, then https://vm.tiktok.com/ZMkiln01/',
      'https://vm.tiktok.com/ZMkiln01/',
    ],
    ['instagram.com/edda.weaves', 'http://instagram.com/edda.weaves'],
  ])('finds the link in "%s"', async (shared, url) => {
    const { forms, pages } = await runOnPhone({ shared: [textItem(shared)] });
    expect(forms[0]).toMatchObject({ url });
    expect(pages).toHaveLength(1);
  });

  it('sends what else was shared as text and opens none of its links', async () => {
    const refusal = { ok: false, code: 'unsupported_link', message: 'That is not a profile.' };
    const shared = [{ kind: 'url' as const, url: 'https://www.youtube.com/@mara' }];
    const { pocket, forms, pages } = await runOnPhone({ shared }, [refusal]);
    expect(pages).toEqual([]);
    expect(forms).toEqual([
      { url: '', platform: '', username: '', text: 'https://www.youtube.com/@mara' },
    ]);
    expect(pocket).toMatchObject({ said: ['That is not a profile.'], opened: [] });
  });

  it.each([
    'https://news.example/?u=https://www.tiktok.com/@mara',
    'https://news.example?u=https://www.tiktok.com/@mara',
  ])('takes no profile from %s, which nobody shared', async (url) => {
    const { forms, pages } = await runOnPhone({ shared: [{ kind: 'url', url }] });
    expect(pages).toEqual([]);
    expect(forms).toEqual([{ url: '', platform: '', username: '', text: url }]);
  });

  it.each([
    ['a dictionary', { statusCode: 0 }, 'application/json', '{"statusCode":0}'],
    ['a text', 'closed', 'text/plain', 'closed'],
  ])('sends a page that the phone reads as %s as a file too', async (_, said, type, body) => {
    const { ending, forms } = await runOnPhone({
      shared: [{ kind: 'url', url: MARA }],
      fetch: ({ method }) => Promise.resolve(Response.json(method === 'GET' ? said : created)),
    });
    expect(ending).toEqual({ kind: 'finished' });
    const page = forms[0]?.['html'] as File;
    expect([page.type, await page.text()]).toEqual([type, body]);
  });

  it('goes on without the page source when the page is empty', async () => {
    const { pocket, forms } = await runOnPhone({
      shared: [{ kind: 'url', url: MARA }],
      fetch: ({ method }) =>
        Promise.resolve(method === 'GET' ? new Response('') : Response.json(created)),
    });
    expect(forms).toEqual([{ url: MARA, platform: '', username: '', text: '' }]);
    expect(pocket.said).toEqual(['Saved.']);
  });

  it('does not read the clipboard or the screen', async () => {
    const { forms } = await runOnPhone({
      shared: [{ kind: 'url', url: MARA }],
      clipboard: 'https://www.tiktok.com/@oskar.draws',
      screen: '@nina_trails',
    });
    expect(forms[0]).toMatchObject({ url: MARA, username: '' });
  });
});

describe('a run with nothing shared', () => {
  it('names the copied link and sends it once the person confirms it', async () => {
    const { pocket, forms } = await runOnPhone({ clipboard: MARA, taps: ['Capture this link'] });
    expect(pocket.asked).toEqual([
      {
        prompt: `Capture the link you copied? ${MARA}`,
        choices: ['Capture this link', 'Read the screen instead'],
      },
    ]);
    expect(forms[0]).toMatchObject({ url: MARA });
  });

  it('skips an old link and reads the screen', async () => {
    const { forms } = await runOnPhone({
      clipboard: MARA,
      screen: 'Oskar\n@oskar.draws\nFollow',
      taps: ['Read the screen instead', 'oskar.draws', 'TikTok'],
    });
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({
      url: 'https://www.tiktok.com/@oskar.draws',
      platform: 'tiktok',
      username: 'oskar.draws',
    });
  });

  it('asks for creator and platform before anything from the screen is sent', async () => {
    const { pocket, forms, pages } = await runOnPhone({
      clipboard: 'a shopping list, https://example.com/list',
      screen: '9:41\nedda.weaves\n120\nPosts\n12.5K\nFollowers\nby @theo_bakes\nmail ann@kiln.test',
      taps: ['edda.weaves', 'Instagram'],
    });
    expect(pocket.asked).toEqual([
      {
        prompt: 'Which creator? A new one costs 1 credit.',
        choices: ['edda.weaves', 'theo_bakes'],
      },
      { prompt: 'Where is @edda.weaves?', choices: ['TikTok', 'Instagram'] },
    ]);
    expect(pages).toEqual(['https://www.instagram.com/edda.weaves/']);
    expect(forms[0]).toMatchObject({ platform: 'instagram', username: 'edda.weaves' });
  });

  it.each<[string, Partial<Parameters<typeof pocketPhone>[0]>]>([
    ['the copied link', { clipboard: MARA, taps: [null] }],
    ['the creator', { screen: '@mara.kiln', taps: [null] }],
    ['the app', { screen: '@mara.kiln', taps: ['mara.kiln', null] }],
  ])('sends nothing after Cancel at %s', async (_, phone) => {
    const { pocket, ending } = await runOnPhone(phone);
    expect(ending).toEqual({ kind: 'cancelled' });
    expect(pocket).toMatchObject({ ...nothingSent, said: [] });
  });

  it('says what to do where no creator is on the screen', async () => {
    const { pocket, ending } = await runOnPhone({ screen: '9:41\nFollow\nMessage' });
    expect(ending).toEqual({ kind: 'finished' });
    expect(pocket).toMatchObject({
      ...nothingSent,
      said: [expect.stringMatching(/^No creator found on this screen\. Nothing was sent\./)],
    });
  });
});

describe('the answer', () => {
  const shared = [{ kind: 'url' as const, url: MARA }];

  it('is requested again without the page source when that was too large', async () => {
    const tooLarge = { ok: false, code: 'too_large', message: 'This is too large.' };
    const { pocket, forms } = await runOnPhone({ shared }, [tooLarge, created]);
    expect(forms.map((form) => 'html' in form)).toEqual([true, false]);
    expect(forms[1]).toMatchObject({ url: MARA });
    expect(pocket.said).toEqual(['Saved.']);
  });

  it.each([
    ['without a DM', { ok: true, message: 'Already contacted.', dm: null }],
    ['of a refusal', { ok: false, code: 'out_of_credits', message: 'No credits left.' }],
  ])('%s leaves the clipboard and the app alone', async (_, answer) => {
    const { pocket, ending } = await runOnPhone({ shared, clipboard: 'mine' }, [answer]);
    expect(ending).toEqual({ kind: 'finished' });
    expect(pocket).toMatchObject({ said: [answer.message], opened: [] });
    expect(pocket.clipboardText()).toBe('mine');
  });

  it.each([
    ['a page', new Response('<h1>502</h1>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 504 })],
    ['JSON of another kind', Response.json({ error: 'no' })],
  ])('is no answer when it is %s: it says that pressing again is safe', async (_, answer) => {
    const { pocket, ending } = await runOnPhone({ shared }, [answer]);
    expect(ending).toEqual({ kind: 'finished' });
    expect(pocket).toMatchObject({
      said: [expect.stringContaining('You won’t be charged or send an email twice.')],
      opened: [],
    });
  });

  it('is the phone’s own message when the page cannot be fetched, though the endpoint could read it', async () => {
    const { pocket, ending, posts } = await runOnPhone({
      shared,
      fetch: ({ method }) =>
        method === 'GET'
          ? Promise.reject(new TypeError('timeout of the site'))
          : Promise.resolve(Response.json(created)),
    });
    expect(ending).toMatchObject({ kind: 'stopped' });
    expect([posts, pocket.said]).toEqual([[], []]);
  });

  it('is the phone’s own message without a network, and nothing is sent', async () => {
    const { pocket, ending } = await runOnPhone({
      shared,
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    expect(ending).toMatchObject({ kind: 'stopped' });
    expect(pocket.requests.map(({ method }) => method)).toEqual(['GET']);
  });
});
