/**
 * Seals small secrets for storage. `context` names whose secret and which one it
 * is; a sealed text opens under the same context only, so it cannot be moved
 * to another account.
 */
export interface SecretBox {
  seal(plain: string, context: string): string;
  /** Throws when the text was changed or sealed under another key or context. */
  open(sealed: string, context: string): string;
}

export const secretContext = {
  apiKey: (uid: string) => `api_key/${uid}`,
  appPassword: (uid: string) => `app_password/${uid}`,
  notionApiKey: (uid: string) => `notion_api_key/${uid}`,
};

/** Readable in tests, and just as strict about the context. */
export function plainSecretBox(): SecretBox {
  return {
    seal: (plain, context) => `${context}|${plain}`,
    open(sealed, context) {
      if (!sealed.startsWith(`${context}|`)) throw new Error('Sealed under another context');
      return sealed.slice(context.length + 1);
    },
  };
}
