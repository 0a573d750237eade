import type { Plist } from '../format/plist.ts';
import type { Action } from '../format/step.ts';
import { attachment, type Reference } from '../format/value.ts';

/** Get Clipboard. */
export const getClipboard = (output: string): Action => ({
  output,
  identifier: 'getclipboard',
  parameters: {},
});

/** Copy to Clipboard. */
export const copyToClipboard = (value: Reference): Action => ({
  identifier: 'setclipboard',
  parameters: { WFInput: attachment(value) },
});

/** Take Screenshot. */
export const takeScreenshot = (output: string): Action => ({
  output,
  identifier: 'takescreenshot',
  parameters: {},
});

/** Extract Text from Image: read on the phone itself, line by line. */
export const extractText = (output: string, image: Reference): Action => ({
  output,
  identifier: 'extracttextfromimage',
  parameters: { WFImage: attachment(image) },
});

/** Show Notification. */
export const notify = (title: string, body: Plist): Action => ({
  identifier: 'notification',
  parameters: { WFNotificationActionTitle: title, WFNotificationActionBody: body },
});

/** Open URLs: in the app it belongs to, where the phone has that. */
export const openUrl = (url: Reference): Action => ({
  identifier: 'openurl',
  parameters: { 'Show-WFInput': true, WFInput: attachment(url) },
});
