import type { SigningState } from '@vibes/core/account/user-secrets';
import type { SecretBox } from '../ports/secret-box.ts';

/** Milliseconds for which the secret before signs along. */
const OVERLAP = 24 * 60 * 60 * 1000;

/** What signs a user's webhooks, `whsec_` and base64 as Standard Webhooks 1.0 writes it. */
export interface SigningSecrets {
  secret: string;
  /** The one before: it signs along until then, so that a receiver has time to change. */
  previous: { secret: string; until: Date } | null;
}

/** Never more than two: another rotation ends the overlap of the one before it. */
export function signingSecrets(
  secrets: SecretBox,
  input: { uid: string; state: SigningState; now: Date },
): SigningSecrets {
  const { webhook_generation, webhook_rotated_at } = input.state;
  const secretOf = (generation: number) => {
    const key = secrets.derive(`webhook_signing/${input.uid}/${generation}`);
    return `whsec_${Buffer.from(key).toString('base64')}`;
  };
  const until = new Date((webhook_rotated_at?.getTime() ?? 0) + OVERLAP);
  const isOverlapping = webhook_generation > 0 && until > input.now;
  return {
    secret: secretOf(webhook_generation),
    previous: isOverlapping ? { secret: secretOf(webhook_generation - 1), until } : null,
  };
}

/** All that sign now, the newest first. */
export const signers = ({ secret, previous }: SigningSecrets): string[] =>
  previous ? [secret, previous.secret] : [secret];
