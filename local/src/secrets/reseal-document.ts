import type { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import type { Documents, StoredDocument } from '../../../functions/src/ports/documents.ts';
import { secretContext, type SecretBox } from '../../../functions/src/ports/secret-box.ts';

/** Every field that holds something sealed, by collection. Documents are named after their user. */
export const SEALED_FIELDS = {
  user_secrets: {
    app_password: secretContext.appPassword,
    notion_api_key: secretContext.notionApiKey,
  },
  api_keys: { api_key: secretContext.apiKey },
} as const satisfies Record<string, Record<string, (uid: string) => string>>;
export type SealedCollection = keyof typeof SEALED_FIELDS;

export interface Resealed {
  /** Secrets sealed anew. */
  resealed: number;
  /** `collection/uid field` of each secret that none of the keys opens. */
  unreadable: string[];
}

interface Ports {
  documents: Documents;
  secrets: ReturnType<typeof aesSecretBox>;
}

/** Null for what none of the keys opens. */
function openedBy(secrets: SecretBox, sealed: string, context: string): string | null {
  try {
    return secrets.open(sealed, context);
  } catch {
    return null;
  }
}

/** What of a document is to be written, and what cannot be opened. Every secret is opened, also one that stays. */
function sealAnew(secrets: Ports['secrets'], { path, data }: StoredDocument) {
  const [collection = '', uid = ''] = path.split('/');
  const anew: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [field, contextOf] of Object.entries(SEALED_FIELDS[collection as SealedCollection])) {
    const stored = data?.[field];
    // Null where the person has cleared it.
    if (stored === undefined || stored === null) continue;
    const sealed = typeof stored === 'string' ? stored : '';
    const plain = openedBy(secrets, sealed, contextOf(uid));
    if (plain === null) unreadable.push(`${path} ${field}`);
    else if (!secrets.isCurrent(sealed)) anew[field] = secrets.seal(plain, contextOf(uid));
  }
  return { anew, unreadable };
}

/**
 * Seals what a document holds under the key that seals now, in one write at the version read;
 * a document changed meanwhile is read again. What cannot be opened is left as it is.
 */
export async function resealDocument(
  { documents, secrets }: Ports,
  found: StoredDocument,
): Promise<Resealed> {
  const { path } = found;
  for (let stored = found; ;) {
    const { anew, unreadable } = sealAnew(secrets, stored);
    const resealed = Object.keys(anew).length;
    if (resealed === 0) return { resealed, unreadable };
    const saved = await documents.commit([
      { kind: 'update', path, data: anew, if_version: stored.version },
    ]);
    if (saved === 'committed') return { resealed, unreadable };
    const [again] = await documents.getAll([path]);
    stored = again ?? { path, data: undefined, version: undefined };
  }
}
