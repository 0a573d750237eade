import type { Plist } from '../format/plist.ts';
import type { Action } from '../format/step.ts';
import { attachment, type Reference } from '../format/value.ts';

/** The types of fields that are used here. */
export const FIELD_TYPES = { text: 0, file: 5 } as const;

const fieldsOf = (WFDictionaryFieldValueItems: Plist[]): Plist => ({
  Value: { WFDictionaryFieldValueItems },
  WFSerializationType: 'WFDictionaryFieldValue',
});

/** A text without references, which a dictionary has in the form of one with some. */
const fieldText = (string: string): Plist => ({
  Value: { string, attachmentsByRange: {} },
  WFSerializationType: 'WFTextTokenString',
});

const textField = ([key, value]: [string, Plist]): Plist => ({
  WFItemType: FIELD_TYPES.text,
  WFKey: fieldText(key),
  WFValue: value,
});

/** A file needs a wrapper of its own: without it, Shortcuts does not load the shortcut. */
const fileField = ([key, file]: [string, Reference]): Plist => ({
  WFItemType: FIELD_TYPES.file,
  WFKey: fieldText(key),
  WFValue: { Value: attachment(file), WFSerializationType: 'WFTokenAttachmentParameterState' },
});

/**
 * Get Contents of URL by GET. Without a connection the shortcut stops; on any status it goes on.
 */
export const getPage = (output: string, url: Plist): Action => ({
  output,
  identifier: 'downloadurl',
  parameters: { WFURL: url, WFHTTPMethod: 'GET' },
});

/** Get Contents of URL by POST, with a form. Shortcuts sends it as multipart. */
export const postForm = (
  output: string,
  form: {
    url: string;
    headers: Record<string, Plist>;
    fields: Record<string, Plist>;
    files: Record<string, Reference>;
  },
): Action => ({
  output,
  identifier: 'downloadurl',
  parameters: {
    WFURL: form.url,
    // Apple’s table of actions has method, headers and body under it, up to iOS 12 at least.
    Advanced: true,
    WFHTTPMethod: 'POST',
    ShowHeaders: true,
    WFHTTPHeaders: fieldsOf(Object.entries(form.headers).map(textField)),
    WFHTTPBodyType: 'Form',
    WFFormValues: fieldsOf([
      ...Object.entries(form.fields).map(textField),
      ...Object.entries(form.files).map(fileField),
    ]),
  },
});

/** Get Dictionary from Input: parses a JSON text. Stops the shortcut on any other text. */
export const readDictionary = (output: string, from: Reference): Action => ({
  output,
  identifier: 'detect.dictionary',
  parameters: { WFInput: attachment(from) },
});

/** Get Dictionary Value. */
export const dictionaryValue = (output: string, key: string, of: Reference): Action => ({
  output,
  identifier: 'getvalueforkey',
  parameters: {
    WFInput: attachment(of),
    WFDictionaryKey: key,
    WFGetDictionaryValueType: 'Value',
  },
});
