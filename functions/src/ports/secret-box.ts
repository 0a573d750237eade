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
