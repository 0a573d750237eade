import { addShortcut } from '../../shortcut/test/phone/decoded-shortcut.ts';
import { pocketPhone, type PocketPhone } from '../../shortcut/test/phone/pocket-phone.ts';
import { runShortcut, type Ending } from '../../shortcut/test/phone/run-shortcut.ts';
import { vibesOutreach } from '../../shortcut/src/vibes-outreach.ts';
import { testWorld } from './world.ts';

type Held = Omit<Parameters<typeof pocketPhone>[0], 'fetch'>;

/** A page of the world, as the phone receives it over its own network. */
export async function pageOf(url: string): Promise<Response> {
  const { gateway } = await testWorld();
  return fetch(`${gateway}/?url=${encodeURIComponent(url)}`);
}

/** Runs the shortcut compiled for the world's app, on a phone with these contents. */
export async function pressShortcut(
  account: { api_key: string },
  { openPage = pageOf, ...held }: Held & { openPage?: (url: string) => Promise<Response> },
): Promise<{ phone: PocketPhone; ending: Ending }> {
  const { web } = await testWorld();
  const phone = pocketPhone({
    ...held,
    fetch: (request) => (request.url.startsWith(web) ? fetch(request) : openPage(request.url)),
  });
  const shortcut = addShortcut(vibesOutreach(web), [account.api_key]);
  return { phone, ending: await runShortcut(shortcut, phone) };
}

/** The captures a phone sent, as the fields each had. */
export async function capturesOf({ requests }: PocketPhone): Promise<Record<string, unknown>[]> {
  const posts = requests.filter(({ method }) => method === 'POST');
  return Promise.all(posts.map(async (post) => Object.fromEntries(await post.formData())));
}
