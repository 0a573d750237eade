import { contains, hasAnyValue, when } from '../actions/decide.ts';
import { copyToClipboard, notify, openUrl } from '../actions/device.ts';
import { giveText, matchText } from '../actions/text.ts';
import { dictionaryValue, readDictionary } from '../actions/web.ts';
import type { Step } from '../format/step.ts';
import { output, text, variable } from '../format/value.ts';
import { NAME } from './name.ts';
import { ANSWER } from './patterns.ts';

/** The DM is found by its text, since an answer without one has `null`, which is no dictionary. */
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

/**
 * Shows what the endpoint answered, copies the DM to the clipboard and opens the profile it is for.
 */
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
        'Vibes Outreach didn’t answer. Try again in a minute. You won’t be charged or send an email twice.',
      ),
    ],
  ),
];
