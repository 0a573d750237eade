import { readFile } from 'node:fs/promises';
import { testWorld } from '../support/world.ts';

type Claims = Record<string, unknown>;

/** The caller: the claims of the token, null without a sign-in. */
export type Visitor = Claims | null;

type Value = string | number | null | { [field: string]: string };

/** One request of a browser, as the REST interface of Firestore takes it. */
export type Operation =
  | { kind: 'get'; path: string }
  | { kind: 'list'; path: string }
  | { kind: 'delete'; path: string }
  | { kind: 'collection group'; collection: string }
  /** `exists` is whether the document must exist; `now` are fields that take the server's time. */
  | {
      kind: 'write';
      path: string;
      data: Record<string, Value>;
      exists?: boolean;
      is_merged?: boolean;
      now?: readonly string[];
    };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as the emulator takes it: unsigned, since the emulator checks no signature. */
function tokenOf(project: string, claims: Claims): string {
  const sub = claims['sub'];
  const iat = Math.floor(Date.now() / 1000);
  const common = { iss: `https://securetoken.google.com/${project}`, aud: project, user_id: sub };
  const times = { iat, auth_time: iat, exp: iat + 3600 };
  const firebase = { sign_in_provider: 'google.com', identities: {} };
  const payload = { ...common, ...times, firebase, ...claims };
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.`;
}

const fieldsOf = (data: Record<string, Value>): object =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fieldOf(value)]));

function fieldOf(value: Value) {
  if (value === null) return { nullValue: null };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}

/** Method, address below the database, and body of an operation. */
function requestOf(operation: Operation, name: (path: string) => string) {
  if (operation.kind === 'get' || operation.kind === 'list')
    return { method: 'GET', below: `/${operation.path}` };
  if (operation.kind === 'collection group') {
    const from = [{ collectionId: operation.collection, allDescendants: true }];
    return { method: 'POST', below: ':runQuery', body: { structuredQuery: { from } } };
  }
  if (operation.kind === 'delete') {
    const writes = [{ delete: name(operation.path) }];
    return { method: 'POST', below: ':commit', body: { writes } };
  }
  const { path, data, exists, is_merged = false, now } = operation;
  const write = {
    update: { name: name(path), fields: fieldsOf(data) },
    ...(is_merged && { updateMask: { fieldPaths: Object.keys(data) } }),
    ...(now && {
      updateTransforms: now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }),
    ...(exists !== undefined && { currentDocument: { exists } }),
  };
  return { method: 'POST', below: ':commit', body: { writes: [write] } };
}

/**
 * The rules of the product in a project of the emulator's own. `ask` returns whether the rules
 * allow an operation, and throws when it failed for another reason.
 */
export async function rulesOf(project: string) {
  const { firestore } = await testWorld();
  const database = `projects/${project}/databases/(default)/documents`;
  const name = (path: string) => `${database}/${path}`;
  const content = await readFile('firestore.rules', 'utf8');
  const loaded = await fetch(`${firestore}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!loaded.ok) throw new Error(`The rules cannot be loaded: ${await loaded.text()}`);

  const send = async (operation: Operation, bearer: string | null) => {
    const { method, below, body } = requestOf(operation, name);
    const response = await fetch(`${firestore}/v1/${database}${below}`, {
      method,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = await response.text();
    if (response.ok) return 'allowed';
    if (response.status === 403 && said.includes('PERMISSION_DENIED')) return 'refused';
    throw new Error(`${operation.kind} ended with ${response.status}: ${said}`);
  };
  return {
    /** Writes that the rules do not check. */
    put: (path: string, data: Record<string, Value>) =>
      send({ kind: 'write', path, data }, 'owner'),
    ask: (operation: Operation, visitor: Visitor) =>
      send(operation, visitor && tokenOf(project, visitor)),
  };
}
