import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCaptures, captured, refused } from '../../../test/capture-endpoint.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData } from '../../../test/user-data.ts';
import { isVisible, leadsTo } from '../../../test/screen.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';
import { CaptureSimulator } from './capture-simulator.tsx';

/** As the guide has it: with the key that is known by now. */
function Guide() {
  const settings = dataOf(useUserData());
  return settings && <CaptureSimulator apiKey={settings.apiKey.api_key} />;
}

const field = page.getByLabelText('Link of a profile');
const outcome = page.getByRole('status', { name: 'Simulated capture' });
const says = (text: string | RegExp) => expect.element(outcome).toHaveTextContent(text);
const simulate = () => page.getByRole('button', { name: 'Simulate a capture' }).click();

const FOUND = { state: 'not_set_up', to: null };
const found = (differing: Record<string, unknown> = {}) =>
  captured('tiktok', {
    message: 'Dry run, nothing saved. Found hello@firstpress.studio. Connect Gmail to send.',
    creator: { id: '', name: 'TikTok', email: 'hello@firstpress.studio' },
    email: FOUND,
    ...differing,
  });

describe('a simulated capture', () => {
  it('shows what the phone would show, for the link and with the key of the page', async () => {
    const keys: unknown[] = [];
    const asked = answerCaptures((_, { headers, body }) => {
      keys.push(headers, (body as FormData).get('dry_run'));
      return found();
    });
    await mount(<Guide />);
    await simulate();
    await expect
      .element(outcome.getByRole('group'))
      .toHaveTextContent(/^Vibes OutreachFound hello@firstpress\.studio\. Connect Gmail/);
    await says('Address foundhello@firstpress.studio');
    await says('On the clipboardHello tiktokOpenshttps://www.tiktok.com/');
    await says('No creator was saved, nothing was sent or charged.');
    expect(asked).toEqual(['https://www.tiktok.com/@tiktok']);
    expect(keys).toEqual([{ authorization: `Bearer vo_live_${'k'.repeat(38)}` }, 'true']);
  });

  it.each([
    [{}, 'Nothing yet. Write the DM in your message templates'],
    [{ email: { state: 'opted_out', to: null } }, 'Nothing. This creator unsubscribed.'],
    [
      { creator: { id: '', name: 'Ben' }, email: { state: 'profile_blocked', to: null } },
      'Not known: the profile stayed closed.',
    ],
  ])('says what is missing: %j', async (differing, sentence) => {
    answerCaptures(() => found({ dm: null, ...differing }));
    await mount(<Guide />);
    await simulate();
    await says(sentence);
  });

  it('says what to do after each refusal, until the link is changed', async () => {
    let answer: () => Response | Promise<Response>;
    answer = () => refused(400, 'unsupported_link', 'That’s not a TikTok or Instagram profile.');
    answerCaptures(() => answer());
    await mount(<Guide />);
    await field.fill('https://example.com/ann');
    await userEvent.keyboard('{Enter}');
    await says('That’s not a TikTok or Instagram profile.');
    await field.fill('https://www.tiktok.com/@nowhere_at_all');
    await expect.element(outcome).toBeEmptyDOMElement();
    answer = () => refused(402, 'out_of_credits', 'No credits left.');
    await simulate();
    await says('No credits left.');
    await leadsTo(outcome.getByRole('link', { name: 'See Plans & Billing' }), '/dashboard/profile');
    answer = () => Promise.reject(new TypeError('no line'));
    await simulate();
    await says('No connection to the server.');
    answer = () => refused(429, 'rate_limited', 'Too many captures at once.');
    await simulate();
    await says('Too many captures at once.');
  });

  it('gets the new key when the old one was replaced elsewhere', async () => {
    const { apiKey } = serveUserData()();
    const other = `vo_live_${'m'.repeat(38)}`;
    answerCaptures((_, { headers }) =>
      JSON.stringify(headers).includes(other)
        ? found()
        : refused(401, 'unauthorized', 'This API key is not valid.'),
    );
    await mount(<Guide />);
    await isVisible(field);
    serveUserData({ apiKey: { ...apiKey, api_key: other } });
    await simulate();
    await says('Your API key has changed. This page has the new one');
    await simulate();
    await says('No creator was saved, nothing was sent or charged.');
  });
});
