/** A step of building the shortcut by hand, with what to fill in. Words of the phone's screen stand between backticks. */
export interface HandStep {
  text: string;
  fields?: { name: string; value: string }[];
}

/** The fields of the request's JSON, each from the shortcut's input. */
export const CAPTURE_FIELDS = ['url'] as const;

/** The shortcut, action by action, as the Shortcuts app of an iPhone names them. */
export function handSteps(origin: string): HandStep[] {
  return [
    { text: 'Open the Shortcuts app, tap `+` and name the shortcut `Vibes Outreach`.' },
    {
      text: 'Tap the `i` at the bottom and turn on `Show in Share Sheet`. Let it receive `URLs`; if there is no input, `Get Clipboard`.',
    },
    {
      text: 'Add the action `Text` and paste your API key. Add `Set Variable` and name it `api_key`.',
    },
    {
      text: 'Add `Get Contents of URL` with this address:',
      fields: [{ name: 'URL', value: `${origin}/api/capture` }],
    },
    {
      text: 'Open its arrow and fill in:',
      fields: [
        { name: 'Method', value: 'POST' },
        { name: 'Header Authorization', value: 'Bearer, a space, then the variable api_key' },
        { name: 'Request Body', value: 'JSON' },
        ...CAPTURE_FIELDS.map((field) => ({
          name: `Text field ${field}`,
          value: 'the variable Shortcut Input',
        })),
      ],
    },
    {
      text: 'Add `Get Dictionary Value` for the key `message`, then `Show Notification`. It tells you what happened.',
    },
    {
      text: 'To have the DM ready to paste, add `Get Dictionary Value` for the key `dm.text` in `Contents of URL`, then `Copy to Clipboard`.',
    },
  ];
}
