import type { CaptureRequest } from '@vibes/core/api/capture-request';
import type { ErrorCode } from '@vibes/core/api/error-code';
import { contains, hasAnyValue, when } from '../actions/decide.ts';
import { giveText, setVariable } from '../actions/text.ts';
import { getPage, postForm } from '../actions/web.ts';
import type { Plist } from '../format/plist.ts';
import type { Step } from '../format/step.ts';
import { output, text, variable, type Reference } from '../format/value.ts';

/** A field whose variable was not set is sent empty, which the endpoint takes for missing. */
const FIELDS = {
  url: text`${variable('Link')}`,
  platform: text`${variable('Platform')}`,
  username: text`${variable('Username')}`,
  text: text`${variable('Text')}`,
} satisfies Partial<Record<keyof CaptureRequest, Plist>>;

const TOO_LARGE: ErrorCode = 'too_large';

/**
 * Reads the page where there is a link to one, since the phone may see what is closed to the
 * server, and sends the capture. A page source too large is left out in a second try: the endpoint
 * then fetches the page itself. Sets `Answer`, as text.
 */
export function sendCapture(origin: string): Step[] {
  const post = (name: string, files: Record<string, Reference> = {}): Step[] => [
    postForm(name, {
      url: `${origin}/api/capture`,
      headers: { Authorization: text`Bearer ${variable('api_key')}` },
      fields: FIELDS,
      files,
    }),
    giveText(`${name} Text`, text`${output(name)}`),
    setVariable('Answer', output(`${name} Text`)),
  ];
  return [
    when(hasAnyValue(variable('Link')), [getPage('Page', text`${variable('Link')}`)]),
    when(
      hasAnyValue(output('Page')),
      [
        ...post('Answer With Page', { html: output('Page') }),
        when(contains(variable('Answer'), `"${TOO_LARGE}"`), post('Second Answer')),
      ],
      post('Answer Without Page'),
    ),
  ];
}
