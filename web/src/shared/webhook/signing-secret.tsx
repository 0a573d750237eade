import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { WebhookSigning } from '@vibes/core/channel/channel-status';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { MaskedSecret } from '../../components/masked-secret.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { useNow } from '../../components/use-now.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { ahead } from '../channel/moment-words.ts';
import { maskSecret } from './mask-secret.ts';
import { rotateWebhookSecret } from './webhook.data.ts';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

const COPIED_MS = 2000;

/** The secret that signs webhooks. */
function SecretLine({ secret }: { secret: string }) {
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

/** The secret that signs each request to the person's webhooks, collapsed until it is opened. */
export function SigningSecret({ signing }: { signing: WebhookSigning }) {
  const now = useNow();
  const rotating = useConfirm(rotateWebhookSecret);
  const until = signing.previous_until === null ? null : new Date(signing.previous_until);
  return (
    <Panel py={{ base: '3', md: '4' }}>
      <chakra.details>
        <chakra.summary cursor="pointer">
          <Heading as="h2" display="inline" textStyle="md" fontWeight="600">
            Signing secret
          </Heading>
        </chakra.summary>
        <Stack gap="3" mt="3">
          <Text color="fg.muted">
            We sign each request with it, so your system can check that it came from us. All your
            webhooks use the same secret.
          </Text>
          <SecretLine secret={signing.secret} />
          <Text color="fg.muted">
            We follow Standard Webhooks: the headers{' '}
            {HEADERS.map((header, i) => (
              <span key={header}>
                {i > 0 && (i === HEADERS.length - 1 ? ' and ' : ', ')}
                <chakra.code fontFamily="mono" textStyle="xs" color="fg">
                  {header}
                </chakra.code>
              </span>
            ))}
            . Verify them with a library of{' '}
            <chakra.a
              href="https://www.standardwebhooks.com"
              target="_blank"
              rel="noopener"
              color="fg"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              standardwebhooks.com
            </chakra.a>
            .
          </Text>
          {until && until > now && (
            <Text fontWeight="500">The previous secret works until {ahead(until, now)}.</Text>
          )}
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={rotating.ask}>
            Rotate secret
          </Button>
        </Stack>
      </chakra.details>
      <ConfirmDialog
        {...rotating.dialog}
        title="Rotate the signing secret?"
        confirmLabel={rotating.dialog.isPending ? 'Rotating...' : 'Rotate secret'}
      >
        This creates a new secret for all your webhooks. The old one keeps working for a day, so you
        have time to update your systems.
      </ConfirmDialog>
    </Panel>
  );
}
