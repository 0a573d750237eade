import { apiKeyDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import type { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { secretContext, type SecretBox } from '../../../functions/src/ports/secret-box.ts';

type Fields = Record<string, unknown>;

/** Documents that hold sealed fields, and the context of each such field. Their id is the user's. */
interface Sealed {
  path: string;
  /** As they are stored: a broken document is reported like a secret that no key opens. */
  read: (fields: Fields) => Fields;
  uidIn: (path: string) => string;
  contexts: Record<string, (uid: string) => string>;
}

const sealed = (
  place: { collection: () => string; idsIn: (path: string) => { uid: string } },
  contexts: Sealed['contexts'],
): Sealed => ({
  path: place.collection(),
  read: (fields) => fields,
  uidIn: (path) => place.idsIn(path).uid,
  contexts,
});

/** Every field that holds something sealed. */
export const SEALED: readonly Sealed[] = [
  sealed(userSecretsDocument, {
    app_password: secretContext.appPassword,
    notion_api_key: secretContext.notionApiKey,
  }),
  sealed(apiKeyDocument, { api_key: secretContext.apiKey }),
];

export interface Resealed {
  /** Secrets sealed again. */
  resealed: number;
  /** `collection/uid field` of each secret that none of the keys opens. */
  unreadable: string[];
}

interface Ports {
  documents: Documents;
  secrets: ReturnType<typeof aesSecretBox>;
}

interface Found {
  path: string;
  data: Fields;
  version: unknown;
}

/** Null for what none of the keys opens. */
function openedBy(secrets: SecretBox, text: string, context: string): string | null {
  try {
    return secrets.open(text, context);
  } catch {
    return null;
  }
}

/**
 * The fields of a document to write, and those that cannot be opened. Every secret is opened, also
 * one that stays.
 */
function sealAnew(secrets: Ports['secrets'], { uidIn, contexts }: Sealed, { path, data }: Found) {
  const anew: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [field, contextOf] of Object.entries(contexts)) {
    const stored = data[field];
    // Null where the person has cleared it.
    if (stored === undefined || stored === null) continue;
    const text = typeof stored === 'string' ? stored : '';
    const context = contextOf(uidIn(path));
    const plain = openedBy(secrets, text, context);
    if (plain === null) unreadable.push(`${path} ${field}`);
    else if (!secrets.isCurrent(text)) anew[field] = secrets.seal(plain, context);
  }
  return { anew, unreadable };
}

/**
 * Seals the secrets of a document under the newest key, in one write at the version read; a
 * document changed in between is read again. Secrets that cannot be opened stay as they are.
 */
export async function resealDocument(
  { documents, secrets }: Ports,
  place: Sealed,
  found: Found,
): Promise<Resealed> {
  const { path } = found;
  for (let stored = found; ;) {
    const { anew, unreadable } = sealAnew(secrets, place, stored);
    const resealed = Object.keys(anew).length;
    if (resealed === 0) return { resealed, unreadable };
    const saved = await documents.commit([
      { kind: 'update', path, data: anew, if_version: stored.version },
    ]);
    if (saved === 'committed') return { resealed, unreadable };
    const [again] = await documents.getAll([path]);
    stored = { path, data: again?.data ?? {}, version: again?.version };
  }
}
