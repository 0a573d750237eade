import { comment, giveText, setVariable } from './actions/text.ts';
import { shortcutFile } from './format/shortcut-file.ts';
import { output } from './format/value.ts';
import { findCreator } from './recipe/find-creator.ts';
import { NAME } from './recipe/name.ts';
import { sendCapture } from './recipe/send-capture.ts';
import { showAnswer } from './recipe/show-answer.ts';

/** The shortcut for the app at this origin, as the bytes of its file. The same origin gives the same bytes. */
export function vibesOutreach(origin: string): Buffer {
  return shortcutFile({
    name: NAME,
    questions: [{ question: 'What is your API key?', output: 'api_key' }],
    steps: [
      comment('Your API key. To use another one, replace the text below.'),
      giveText('api_key', ''),
      setVariable('api_key', output('api_key')),
      comment(
        'Finds the creator: the link you shared, the link you copied, or a name on the screen.',
      ),
      ...findCreator,
      comment('Reads the profile on this phone and sends it to Vibes Outreach.'),
      ...sendCapture(origin),
      comment('Shows what happened. The DM is copied to your clipboard and the profile opens.'),
      ...showAnswer,
    ],
  });
}
