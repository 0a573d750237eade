/** One card on the phone's screen: an action of the Shortcuts app with its fields. */
export interface ScreenAction {
  /** Its words; variables and values to choose are between backticks. */
  says: string;
  rows?: { name: string; value: string }[];
  /** It is between If and End If. */
  isInside?: boolean;
}

/** A step of building the shortcut by hand. In `text`, words of the phone's screen are between backticks. */
export interface HandStep {
  title: string;
  text: string;
  /** A value to fill in, with a copy button. */
  fields?: { name: string; value: string }[];
  /** The shortcut's screen once the step is done, and the same in words. */
  screen: { shows: string; actions: ScreenAction[] };
}

/** The fields of the request's form, by their kind in the Shortcuts app, each with what it holds. */
export const CAPTURE_FIELDS = {
  url: { kind: 'Text', value: 'Shortcut Input' },
  html: { kind: 'File', value: 'Contents of URL' },
} as const;

/** The fields read from the answer, and from its DM. An answer without a DM has none of the latter. */
export const ANSWER_KEYS = { message: 'message', dm: 'dm' } as const;
export const DM_KEYS = { text: 'text', link: 'open_url' } as const;

const formFields = Object.entries(CAPTURE_FIELDS);

/** The shortcut, action by action, as the Shortcuts app of an iPhone names them. */
export function handSteps(origin: string): HandStep[] {
  return [
    {
      title: 'Begin a new shortcut',
      text: 'Open the Shortcuts app and tap `+`. Tap the name at the top, then `Rename`, and call it `Vibes Outreach`.',
      screen: {
        shows: 'A new shortcut with the menu of its name open: Rename, Choose Icon',
        actions: [{ says: 'Rename' }, { says: 'Choose Icon' }],
      },
    },
    {
      title: 'Let it take what you share',
      text: 'Tap `i` at the bottom and turn on `Show in Share Sheet`. In the line that begins with `Receive`, leave only `Text` and `URLs` on. Below it, choose `Get Clipboard` if there is no input.',
      screen: {
        shows: 'The shortcut receives text and URLs from the share sheet, else the clipboard',
        actions: [
          {
            says: 'Receive `Text and URLs` input from `Share Sheet`',
            rows: [{ name: 'If there’s no input:', value: '`Get Clipboard`' }],
          },
        ],
      },
    },
    {
      title: 'Give it your key',
      text: 'Add the action `Text` and paste your API key into it. Add `Set Variable` below and name it `api_key`.',
      screen: {
        shows: 'The action Text holds the key, and Set Variable names it api_key',
        actions: [
          { says: 'Text', rows: [{ name: 'vo_live_…', value: '' }] },
          { says: 'Set variable `api_key` to `Text`' },
        ],
      },
    },
    {
      title: 'Read the page on the phone',
      text: 'Add `Get Contents of URL`. Tap the empty `URL` in it and pick `Shortcut Input`.',
      screen: {
        shows: 'The action Get Contents of URL, with Shortcut Input as its URL',
        actions: [{ says: 'Get contents of `Shortcut Input`' }],
      },
    },
    {
      title: 'Send it to Vibes Outreach',
      text: 'Add `Get Contents of URL` once more and paste the address. Open its arrow, choose the method and tap `Add new header`.',
      fields: [
        { name: 'URL', value: `${origin}/api/capture` },
        { name: 'Method', value: 'POST' },
        { name: 'Header Authorization', value: 'Bearer, a space, then the variable api_key' },
      ],
      screen: {
        shows: 'The second request: its address, Method POST, and the header with the key',
        actions: [
          {
            says: 'Get contents of `…/api/capture`',
            rows: [
              { name: 'Method', value: 'POST' },
              { name: 'Headers', value: '1' },
              { name: 'Authorization', value: 'Bearer `api_key`' },
            ],
          },
        ],
      },
    },
    {
      title: 'Say what is sent',
      text: 'In the same action, choose `Form` as the request body and tap `Add new field` twice. Then add `Set Variable` below and name it `answer`.',
      fields: [
        { name: 'Request Body', value: 'Form' },
        ...formFields.map(([name, { kind, value }]) => ({
          name: `${kind} field ${name}`,
          value: `the variable ${value}`,
        })),
      ],
      screen: {
        shows: 'The form of the second request: url and html. Set Variable keeps the answer',
        actions: [
          {
            says: 'Get contents of `…/api/capture`',
            rows: [
              { name: 'Request Body', value: 'Form' },
              ...formFields.map(([name, { value }]) => ({ name, value: `\`${value}\`` })),
            ],
          },
          { says: 'Set variable `answer` to `Contents of URL`' },
        ],
      },
    },
    {
      title: 'Show what happened',
      text: `Add \`Get Dictionary Value\` for the key \`${ANSWER_KEYS.message}\` in the variable \`answer\`. Add \`Show Notification\` with that \`Dictionary Value\`.`,
      screen: {
        shows: 'Get Dictionary Value takes the message, and Show Notification shows it',
        actions: [
          { says: `Get \`Value\` for \`${ANSWER_KEYS.message}\` in \`answer\`` },
          { says: 'Show notification `Dictionary Value`' },
        ],
      },
    },
    {
      title: 'Copy the DM and open the app',
      text: `Add \`Get Dictionary Value\` for the key \`${ANSWER_KEYS.dm}\` in \`answer\`, and \`Set Variable\`, named \`dm\`. Add \`Text\` with the variable \`dm\`, then \`If\` it \`contains\` \`${DM_KEYS.link}\`. Between \`If\` and \`Otherwise\`, add \`Get Dictionary Value\` for the key \`${DM_KEYS.text}\` in \`dm\`, \`Copy to Clipboard\`, \`Get Dictionary Value\` for the key \`${DM_KEYS.link}\` in \`dm\`, and \`Open URLs\`. Tap \`Done\`.`,
      screen: {
        shows: 'When the answer has a DM, it is copied and the creator’s profile opens',
        actions: [
          { says: `Get \`Value\` for \`${ANSWER_KEYS.dm}\` in \`answer\`` },
          { says: 'Set variable `dm` to `Dictionary Value`' },
          { says: 'Text', rows: [{ name: '', value: '`dm`' }] },
          { says: `If \`Text\` \`contains\` \`${DM_KEYS.link}\`` },
          { says: `Get \`Value\` for \`${DM_KEYS.text}\` in \`dm\``, isInside: true },
          { says: 'Copy `Dictionary Value` to clipboard', isInside: true },
          { says: `Get \`Value\` for \`${DM_KEYS.link}\` in \`dm\``, isInside: true },
          { says: 'Open `Dictionary Value`', isInside: true },
          { says: 'End If' },
        ],
      },
    },
  ];
}
