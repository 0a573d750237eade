import { FIELD_TYPES } from '../../src/actions/web.ts';
import type { Plist, PlistDictionary } from '../../src/format/plist.ts';
import { asText, itemsOf, type Value } from './item.ts';
import { dictionaryOf, unwrap, type Memory } from './memory.ts';
import { ShortcutStopped, type PhoneWorld } from './phone-world.ts';

function itemsIn(fields: Plist | undefined): PlistDictionary[] {
  const { WFDictionaryFieldValueItems: items } = unwrap(fields, 'WFDictionaryFieldValue');
  if (!Array.isArray(items)) throw new Error('A dictionary without its list.');
  return items.map(dictionaryOf);
}

function readHeaders(memory: Memory, fields: Plist | undefined): Headers {
  return new Headers(
    itemsIn(fields).map(({ WFItemType, WFKey, WFValue }): [string, string] => {
      if (WFItemType !== FIELD_TYPES.text) throw new Error('A header that is no text.');
      return [memory.text(WFKey), memory.text(WFValue)];
    }),
  );
}

/** A file field takes one file with its own name and type; a dictionary or a text becomes one. */
function readFile(memory: Memory, value: Plist | undefined): File {
  const given = memory.value(unwrap(value, 'WFTokenAttachmentParameterState'));
  const [item, ...more] = given;
  if (!item || more.length > 0) throw new Error('A file field without its one file.');
  switch (item.kind) {
    case 'file':
      return new File([new Uint8Array(item.bytes)], item.name, { type: item.type });
    case 'dictionary':
      return new File([asText(given)], 'dictionary.json', { type: 'application/json' });
    case 'text':
      return new File([asText(given)], 'text.txt', { type: 'text/plain' });
    default:
      throw new Error(`A file field with something else: ${item.kind}`);
  }
}

function readForm(memory: Memory, fields: Plist | undefined): FormData {
  const form = new FormData();
  for (const { WFItemType, WFKey, WFValue, ...rest } of itemsIn(fields)) {
    if (Object.keys(rest).length > 0) throw new Error(`Unknown: ${Object.keys(rest).join()}`);
    const key = memory.text(WFKey);
    if (WFItemType === FIELD_TYPES.text) form.set(key, memory.text(WFValue));
    else if (WFItemType === FIELD_TYPES.file) form.set(key, readFile(memory, WFValue));
    else throw new Error(`A field of an unknown type: ${JSON.stringify(WFItemType)}`);
  }
  return form;
}

/** JSON is parsed, anything else is a file of its type. An empty body is nothing. */
async function readResponse(response: Response): Promise<Value> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (bytes.length === 0) return [];
  if (type === 'application/json') return itemsOf(JSON.parse(bytes.toString('utf8')));
  return [{ kind: 'file', name: type === 'text/html' ? 'page.html' : 'file', type, bytes }];
}

/** Get Contents of URL. An error status is no failure, a missing connection is one. */
export async function getContents(
  parameters: PlistDictionary,
  { memory, world }: { memory: Memory; world: PhoneWorld },
): Promise<Value> {
  const { WFURL, WFHTTPMethod: method, WFHTTPHeaders, WFHTTPBodyType, WFFormValues } = parameters;
  const url = memory.text(WFURL);
  if (method === 'GET') {
    if (WFHTTPBodyType !== undefined) throw new Error('A GET with a body.');
    return answerTo(new Request(url));
  }
  if (method !== 'POST' || WFHTTPBodyType !== 'Form')
    throw new Error('An unknown kind of request.');
  // An older phone shows, and uses, neither method nor body without it.
  if (parameters['Advanced'] !== true) throw new Error('A request that is not advanced.');
  const headers = readHeaders(memory, WFHTTPHeaders);
  return answerTo(new Request(url, { method, headers, body: readForm(memory, WFFormValues) }));

  async function answerTo(request: Request): Promise<Value> {
    const response = await world.fetch(request).catch((cause: unknown) => {
      throw new ShortcutStopped('The Internet connection appears to be offline.', { cause });
    });
    return readResponse(response);
  }
}
