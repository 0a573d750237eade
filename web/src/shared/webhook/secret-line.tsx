import { MaskedSecret } from '../../components/masked-secret.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { maskSecret } from './mask-secret.ts';

const COPIED_MS = 2000;

/** The secret that signs webhooks. */
export function SecretLine({ secret }: { secret: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copySecret() {
    if (await copy(secret)) notify.success({ title: 'Signing secret copied' });
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Show the secret and copy it by hand.',
      });
  }

  return (
    <MaskedSecret
      name="signing secret"
      secret={secret}
      masked={maskSecret(secret)}
      isCopied={isCopied}
      onCopy={() => void copySecret()}
      testId="signing-secret"
    />
  );
}
