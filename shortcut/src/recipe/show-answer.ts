import { contains, hasAnyValue, when } from '../actions/decide.ts';
import { copyToClipboard, notify, openUrl } from '../actions/device.ts';
import { giveText, matchText } from '../actions/text.ts';
import { dictionaryValue, readDictionary } from '../actions/web.ts';
import type { Step } from '../format/step.ts';
import { output, plainText, text, variable } from '../format/value.ts';
import { NAME } from './name.ts';
import { ANSWER } from './patterns.ts';

/** The DM is asked for by its text, for an answer without one says `null`, which is no dictionary to look into. */
const handOverDm: Step[] = [
  dictionaryValue('DM', 'dm', output('Reply')),
  giveText('DM As Text', text`${output('DM')}`),
  when(contains(output('DM As Text'), '"open_url"'), [
    dictionaryValue('DM Text', 'text', output('DM')),
    copyToClipboard(output('DM Text')),
    dictionaryValue('DM Profile', 'open_url', output('DM')),
    openUrl(output('DM Profile')),
  ]),
];

/** Says what the endpoint answered, puts the DM on the clipboard and opens the profile it is for. */
export const showAnswer: Step[] = [
  matchText('Readable Answer', ANSWER, text`${variable('Answer')}`),
  when(
    hasAnyValue(output('Readable Answer')),
    [
      readDictionary('Reply', variable('Answer')),
      dictionaryValue('Message', 'message', output('Reply')),
      notify(NAME, text`${output('Message')}`),
      ...handOverDm,
    ],
    [
      notify(
        NAME,
        plainText(
          'Vibes Outreach did not answer. Press again in a minute: no creator is charged or written to twice.',
        ),
      ),
    ],
  ),
];
