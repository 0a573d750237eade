import type { SecretBox } from '../../src/ports/secret-box.ts';

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
