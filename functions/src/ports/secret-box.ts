/**
 * Seals small secrets for storage. `context` names whose secret and which one it
 * is; a sealed text opens under the same context only, so it cannot be moved
 * to another account.
 */
export interface SecretBox {
  seal(plain: string, context: string): string;
  /** Throws when the text was changed, or sealed under another context or a key that is gone. */
  open(sealed: string, context: string): string;
  /** 32 bytes that only the holder of the root can know: for ever the same for the same context, unrelated to those of another. */
  derive(context: string): Uint8Array;
  /**
   * URL-safe text that nobody without the root can read or make: for ever the same for the same
   * `plain` and `context`, so it shows which of two are alike. Four characters for three bytes of
   * `plain`, and 38 more.
   */
  sealDeterministically(plain: string, context: string): string;
  /** Null for what was changed, cut, made by somebody else or sealed under another context. */
  openDeterministically(sealed: string, context: string): string | null;
}

export const secretContext = {
  apiKey: (uid: string) => `api_key/${uid}`,
  appPassword: (uid: string) => `app_password/${uid}`,
  notionApiKey: (uid: string) => `notion_api_key/${uid}`,
};

/** 32 bytes, different for different texts. No secret, and no digest. */
function foldText(text: string): Uint8Array {
  let state = 0;
  return Uint8Array.from({ length: 32 }, () => {
    for (const letter of text)
      state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) + 1;
    return state >>> 24;
  });
}

/** Readable in tests, and just as strict about the context and what was cut. */
export function plainSecretBox(): SecretBox {
  return {
    seal: (plain, context) => `${context}|${plain}`,
    open(sealed, context) {
      if (!sealed.startsWith(`${context}|`)) throw new Error('Sealed under another context');
      return sealed.slice(context.length + 1);
    },
    derive: foldText,
    sealDeterministically: (plain, context) =>
      Buffer.from(`${context}|${plain}|`).toString('base64url'),
    openDeterministically(sealed, context) {
      const text = Buffer.from(sealed, 'base64url').toString('utf8');
      const isWhole = text.startsWith(`${context}|`) && text.endsWith('|');
      return isWhole ? text.slice(context.length + 1, -1) : null;
    },
  };
}
