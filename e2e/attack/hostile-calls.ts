import { VERB_NAMES } from '../../functions/src/api/verbs.ts';

const FIELDS = [
  ...[
    'table',
    'data',
    'creator_id',
    'creator_ids',
    'ids',
    'delivery_id',
    'channel',
    'plan',
    'successUrl',
    'returnUrl',
  ],
  ...[
    'time_zone',
    'new_key',
    'step',
    'email',
    'inbound_id',
    'number',
    'action',
    'to',
    'also_contacted',
    'is_typed',
    'notion_api_key',
    'anyway',
    'seen_revision',
    'subject',
    'text',
  ],
];
const allFields = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])));
const DEEP = 20_000;

/** JSON that no callable takes. */
const PAYLOADS: Readonly<Record<string, string>> = {
  'a list': '[]',
  'a text': '"x"',
  'a number': '1',
  true: 'true',
  'a field nobody knows': '{"unknown":1}',
  'lists as fields': allFields([]),
  'objects as fields': allFields({ $ne: null }),
  'null as fields': allFields(null),
  'paths as fields': allFields('../../api_keys/ann'),
  'names of prototypes as fields': allFields('__proto__'),
  'line breaks as fields': allFields('a\r\nSet-Cookie: b=c'),
  'a constructor': '{"constructor":{"prototype":{"admin":true}}}',
  'names of every object': '{"toString":1,"hasOwnProperty":1,"then":1,"toJSON":1}',
  'a type of another protocol':
    '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
  'very many objects': '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  'very many lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
};

export const HOSTILE_CALLS = VERB_NAMES.flatMap((name) =>
  Object.entries(PAYLOADS).map(([what, payload]) => ({
    title: `${name} with ${what}`,
    path: `/api/call/${name}`,
    body: `{"data":${payload}}`,
  })),
);

const BREAK = '\r\nBcc: eve@evil.test\r\n\r\nHello';
const settings = (table: string, data: object) => ({
  title: `${table}: ${JSON.stringify(data)}`,
  payload: { table, data },
});

/** Texts that reach the header of a mail or a request and try to add another header. */
export const BROKEN_HEADERS = [
  ...['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0000'].flatMap((sign) => [
    settings('email_settings', { email_address: `ann@brand.test${sign}Bcc: eve@evil.test` }),
    settings('email_settings', { email_address: `ann${sign}Bcc:eve@brand.test` }),
  ]),
  settings('email_settings', { email_address: `"ann${BREAK}"@brand.test` }),
  settings('email_settings', { email_address: 'Ann <ann@brand.test>' }),
  settings('email_settings', { email_address: 'ann@brand.test, eve@evil.test' }),
  settings('email_settings', { webhook_url: `https://hooks.test/${BREAK}` }),
  settings('email_settings', { webhook_url: 'https://hooks.test/ HTTP/1.1\r\nHost: evil.test' }),
  settings('crm_settings', { webhook_url: `https://hooks.test/a${BREAK}` }),
  settings('crm_settings', { webhook_url: 'https://hooks.test\r\n.evil.test/' }),
  settings('crm_settings', { notion_api_key: `secret_a${BREAK}`, active_crm_mode: 'notion' }),
  settings('crm_settings', { notion_api_key: 'secret_\u{1f600}', active_crm_mode: 'notion' }),
];
