const KEY_BYTES = 32;
const ID = /^[\w-]{1,32}$/;

/** A key that seals secrets. The root's id is null: what it sealed names no key. */
export interface SealingKey {
  id: string | null;
  bytes: Buffer;
}

const fault = (what: string) => new Error(`SECRETS_MASTER_KEY ${what}`);

function readKey(entry: string): SealingKey {
  const at = entry.indexOf(':');
  const id = at < 0 ? null : entry.slice(0, at).trim();
  if (id !== null && !ID.test(id)) throw fault('must name a key by letters, digits, _ and -');
  const bytes = Buffer.from(entry.slice(at + 1), 'base64');
  if (bytes.length !== KEY_BYTES) throw fault(`must hold keys of ${KEY_BYTES} bytes in base64`);
  return { id, bytes };
}

/**
 * Reads SECRETS_MASTER_KEY: keys of 32 bytes in base64, separated by commas, the root as it is and
 * every other as `id:key`. The first seals, all of them open. Throws at anything else, with an
 * error that reveals nothing of the setting.
 */
export function readSealingKeys(setting: string): {
  root: Buffer;
  keys: [SealingKey, ...SealingKey[]];
} {
  const [first = '', ...others] = setting.split(',');
  const keys: [SealingKey, ...SealingKey[]] = [readKey(first), ...others.map(readKey)];
  const root = keys.find(({ id }) => id === null);
  if (!root) throw fault('must hold the root: the key without an id');
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw fault('names two keys alike');
  return { root: root.bytes, keys };
}
