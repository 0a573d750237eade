import { createHmac } from 'node:crypto';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { rewriteToken } from '../support/signed-in.ts';

interface Forged {
  query?: string;
  headers: Record<string, string | string[]>;
  fields?: Record<string, string>;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const bearer = (token: string): Forged => ({ headers: { authorization: `Bearer ${token}` } });
const payloadOf = ({ session }: ReadyAccount) => session.id_token.split('.')[1] ?? '';

/** A token of the account's own claims that says it is signed by `alg`, with a key that we make. */
function signed(account: ReadyAccount, alg: string, more: object = {}) {
  const said = `${encode({ alg, typ: 'JWT', kid: 'x', ...more })}.${payloadOf(account)}`;
  return bearer(`${said}.${createHmac('sha256', '').update(said).digest('base64url')}`);
}
const claiming = (account: ReadyAccount, claims: object) =>
  bearer(rewriteToken(account.session.id_token, (own) => ({ ...own, ...claims })));

const OTHER_KEY = `vo_live_${'a'.repeat(40)}`;

/**
 * Credentials that pretend to be an account, or two. The emulator takes its own unsigned tokens, so
 * those stand in `firebase-id-tokens.test.ts`.
 */
export const FORGED_CREDENTIALS: readonly {
  title: string;
  forge: (account: ReadyAccount) => Forged;
}[] = [
  { title: 'no credential', forge: () => ({ headers: {} }) },
  { title: 'a key of nobody', forge: () => bearer(OTHER_KEY) },
  { title: 'half a key', forge: ({ api_key }) => bearer(api_key.slice(0, -1)) },
  { title: 'a key in capitals', forge: ({ api_key }) => bearer(api_key.toUpperCase()) },
  { title: 'a key and more', forge: ({ api_key }) => bearer(`${api_key}x`) },
  {
    title: 'two keys in one header',
    forge: ({ api_key }) => bearer(`${api_key} ${OTHER_KEY}`),
  },
  {
    title: 'two keys in two headers',
    forge: ({ api_key }) => ({
      headers: { authorization: `Bearer ${api_key}`, 'x-api-key': OTHER_KEY },
    }),
  },
  {
    title: 'two keys, one in the body',
    forge: ({ api_key }) => ({ ...bearer(api_key), fields: { api_key: OTHER_KEY } }),
  },
  {
    title: 'a token and the key of another',
    forge: ({ session }) => ({
      headers: { authorization: `Bearer ${session.id_token}`, 'x-api-key': OTHER_KEY },
    }),
  },
  {
    title: 'a key in the address',
    forge: ({ api_key }) => ({ headers: {}, query: `?api_key=${api_key}` }),
  },
  {
    title: 'a key in the address under another name, beside the same in the header',
    forge: ({ api_key }) => ({ ...bearer(api_key), query: `?k=${api_key}` }),
  },
  {
    title: 'a key by a name and a password',
    forge: ({ api_key }) => ({
      headers: { authorization: `Basic ${Buffer.from(`x:${api_key}`).toString('base64')}` },
    }),
  },
  {
    title: 'a key in a cookie',
    forge: ({ api_key }) => ({ headers: { cookie: `api_key=${api_key}` } }),
  },
  {
    title: 'a token in a cookie',
    forge: ({ session }) => ({ headers: { cookie: `__session=${session.id_token}` } }),
  },
  {
    title: 'a token in the place of a key',
    forge: ({ session }) => ({ headers: { 'x-api-key': session.id_token } }),
  },
  { title: 'a token signed by HS256', forge: (account) => signed(account, 'HS256') },
  { title: 'a token signed by HS512', forge: (account) => signed(account, 'HS512') },
  { title: 'a token signed by RS256 with no key', forge: (account) => signed(account, 'RS256') },
  {
    title: 'a token that brings its own key',
    forge: (account) =>
      signed(account, 'HS256', { jwk: { kty: 'oct', k: '' }, jku: 'https://evil.test' }),
  },
  { title: 'a token of none that is signed', forge: (account) => signed(account, 'none') },
  { title: 'a token of NONE', forge: (account) => signed(account, 'NONE') },
  {
    title: 'a token of nobody',
    forge: (account) => claiming(account, { sub: 'nobody', user_id: 'nobody' }),
  },
  { title: 'a token without a person', forge: (account) => claiming(account, { sub: '' }) },
  {
    title: 'a token of a list of people',
    forge: (account) => claiming(account, { sub: [account.uid] }),
  },
  {
    title: 'a token of a path',
    forge: (account) => claiming(account, { sub: `../users/${account.uid}` }),
  },
  {
    title: 'a token of another project',
    forge: (account) => claiming(account, { aud: 'another' }),
  },
  {
    title: 'a token of another issuer',
    forge: (account) => claiming(account, { iss: 'https://evil.test' }),
  },
  { title: 'a token past its hour', forge: (account) => claiming(account, { exp: 1_700_000_000 }) },
  { title: 'a token without claims', forge: () => bearer(`${encode({ alg: 'none' })}.e30.`) },
  { title: 'a token that is no JSON', forge: () => bearer('bm90.anNvbg.') },
];

export const FORGED_EVENT = 'evt_forged';
const EVENT = JSON.stringify({
  id: FORGED_EVENT,
  object: 'event',
  type: 'customer.subscription.updated',
  data: { object: { id: 'sub_forged', object: 'subscription', customer: 'cus_forged' } },
});
const now = Math.floor(Date.now() / 1000);
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
function forgedEvent(title: string, signature?: string, body = EVENT) {
  const headers: Record<string, string> = {};
  if (signature !== undefined) headers['stripe-signature'] = signature;
  return { title, headers, body };
}

export const FORGED_SIGNATURES = [
  forgedEvent('none'),
  forgedEvent('an empty one', ''),
  forgedEvent('one without a time', `v1=${hmac('', EVENT)}`),
  forgedEvent('one without a proof', `t=${now}`),
  forgedEvent('one with an empty proof', `t=${now},v1=`),
  forgedEvent('one with the empty secret', `t=${now},v1=${hmac('', `${now}.${EVENT}`)}`),
  forgedEvent('one with a known secret', `t=${now},v1=${hmac('whsec_test', `${now}.${EVENT}`)}`),
  forgedEvent('one of the old scheme', `t=${now},v0=${hmac('', `${now}.${EVENT}`)}`),
  forgedEvent('one of the years to come', `t=99999999999,v1=${hmac('', EVENT)}`),
  forgedEvent('one of no time', `t=NaN,v1=${hmac('', `NaN.${EVENT}`)}`),
  forgedEvent('one of very many proofs', `t=${now},${'v1=00,'.repeat(500)}v1=00`),
  forgedEvent('one over nothing', `t=${now},v1=${hmac('', `${now}.`)}`, ''),
];

export const FORGED_LINKS = [
  'abc',
  'e30.AAAAAAAAAAAAAAAAAAAAAA',
  'eyJhbGciOiJub25lIn0.WyJhIiwiYiIsImMiXQ.',
  `${encode(['ann', 'c1', 'abc'])}.AAAAAAAAAAAAAAAAAAAAAA`,
  'A'.repeat(8_000),
  '%00',
  '%2e%2e%2f%2e%2e%2fapi%2fcapture',
  '__proto__',
  'constructor',
  '%ff%fe',
  '<script>alert(1)</script>'.replace(/[<>]/g, encodeURIComponent),
];
