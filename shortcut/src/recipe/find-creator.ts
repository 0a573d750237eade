import {
  chooseFromList,
  chooseFromMenu,
  hasAnyValue,
  hasNoValue,
  stop,
  when,
} from '../actions/decide.ts';
import { extractText, getClipboard, notify, takeScreenshot } from '../actions/device.ts';
import { detectLinks, firstItem, giveText, matchText, setVariable } from '../actions/text.ts';
import type { Plist } from '../format/plist.ts';
import type { Step } from '../format/step.ts';
import { output, shortcutInput, text, variable } from '../format/value.ts';
import { HANDLE, PROFILE_LINK } from './patterns.ts';
import { NAME } from './name.ts';

/**
 * The share sheet names the creator. Anything but a link of the two apps is sent as the text it is:
 * the endpoint may know links that this shortcut does not, and answers what is wrong.
 */
const fromShareSheet: Step[] = [
  detectLinks('Shared Links', shortcutInput),
  matchText('Shared Profiles', PROFILE_LINK, text`${output('Shared Links')}`),
  when(
    hasAnyValue(output('Shared Profiles')),
    [
      firstItem('Shared Profile', output('Shared Profiles')),
      setVariable('Link', output('Shared Profile')),
    ],
    [giveText('Shared Text', text`${shortcutInput}`), setVariable('Text', output('Shared Text'))],
  ),
];

/**
 * A copied link may be an old one, of a creator the person has left, and a mail cannot be called
 * back. So the shortcut names the link and the person confirms it.
 */
const fromClipboard: Step[] = [
  getClipboard('Clipboard'),
  detectLinks('Copied Links', output('Clipboard')),
  matchText('Copied Profiles', PROFILE_LINK, text`${output('Copied Links')}`),
  when(hasAnyValue(output('Copied Profiles')), [
    firstItem('Copied Profile', output('Copied Profiles')),
    chooseFromMenu(text`Capture the link you copied? ${output('Copied Profile')}`, {
      'Capture this link': [setVariable('Link', output('Copied Profile'))],
      'Read the screen instead': [],
    }),
  ]),
];

/** The chosen handle in the app of its name: the fields of the form, and the page to open. */
const inApp = (app: string, platform: string, page: Plist): Step[] => [
  giveText(`${app} Name`, platform),
  setVariable('Platform', output(`${app} Name`)),
  giveText(`${app} Page`, page),
  setVariable('Link', output(`${app} Page`)),
];

/**
 * Text read from a picture may name anybody and may be misread, so the shortcut asks twice before a
 * credit can be spent: which creator, and which platform. The picture and its text stay on the
 * phone.
 */
const fromScreen: Step[] = [
  takeScreenshot('Screen'),
  extractText('Screen Text', output('Screen')),
  matchText('Handles', HANDLE, text`${output('Screen Text')}`),
  when(
    hasAnyValue(output('Handles')),
    [
      chooseFromList('Handle', {
        from: output('Handles'),
        prompt: 'Which creator? A new one costs 1 credit.',
      }),
      setVariable('Username', output('Handle')),
      chooseFromMenu(text`Where is @${output('Handle')}?`, {
        TikTok: inApp('TikTok', 'tiktok', text`https://www.tiktok.com/@${output('Handle')}`),
        Instagram: inApp(
          'Instagram',
          'instagram',
          text`https://www.instagram.com/${output('Handle')}/`,
        ),
      }),
    ],
    [
      notify(
        NAME,
        'No creator found on this screen. Nothing was sent. Open a profile, tap Share and choose Vibes Outreach.',
      ),
      stop(),
    ],
  ),
];

/**
 * The creator of the request: from the share sheet, else a copied link, else the screen. Sets
 * `Link`, with `Platform` and `Username` for a name from the screen; or `Text`.
 */
export const findCreator: Step[] = [
  when(hasAnyValue(shortcutInput), fromShareSheet, [
    ...fromClipboard,
    when(hasNoValue(variable('Link')), fromScreen),
  ]),
];
