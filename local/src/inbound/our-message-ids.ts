import type { SecretBox } from '../../../functions/src/ports/secret-box.ts';

const beforeAt = (text: string): string => text.split('@')[0] ?? '';
/** What our own ids are made of. */
const plain = (text: string): string => text.replace(/[^\w-]/g, '_');

/**
 * A message whose Message-IDs that begin with `token` are written as ours are: what comes before
 * the at sign has letters, digits, `-` and `_` alone.
 */
export function withPlainIds(raw: Uint8Array, token: string): Uint8Array {
  const text = Buffer.from(raw).toString('latin1');
  const written = text.replace(/(?<![^\s<:])[^\s<>@:]+(?=@)/g, (id) =>
    id.startsWith(beforeAt(token)) ? plain(id) : id,
  );
  return Buffer.from(written, 'latin1');
}

/** Reads every Message-ID that begins with `token` as the one that was sealed of a delivery (`readMessageId`). */
export const sealedAs = (
  secrets: SecretBox,
  { token, uid, delivery_id }: { token: string; uid: string; delivery_id: string },
): SecretBox => ({
  ...secrets,
  openDeterministically: (sealed, context) =>
    sealed.startsWith(plain(beforeAt(token)))
      ? `1/${uid}/${delivery_id}`
      : secrets.openDeterministically(sealed, context),
});
