import { Box, Flex } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { useRef, useState } from 'react';
import { ActiveMark } from '../../components/active-mark.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { GrowthTag } from '../../components/growth-tag.tsx';
import { Panel } from '../../components/panel.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { clearWebhookUrl } from './save-email-settings.data.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Where the webhook is, and whether it is the system in use. Only a saved URL can be. */
export function WebhookCard(props: { settings: EmailSettings; onActivate: () => void }) {
  const { webhook_url, active_email_mode } = props.settings;
  const isSaved = webhook_url !== null;
  const isActive = active_email_mode === 'webhook';
  const form = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const clearing = useConfirm(async () => {
    // Another key is another form: what was typed is cleared with what was saved.
    if (await clearWebhookUrl(active_email_mode)) setClears(clears + 1);
  });
  return (
    <Panel
      title={
        <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
          Webhook Configuration <GrowthTag />
        </Flex>
      }
      {...(!isSaved && { subtitle: 'Save a URL first, then make it active.' })}
      aside={<ActiveMark isActive={isActive} isReady={isSaved} onActivate={props.onActivate} />}
    >
      <Box ref={form}>
        <WebhookForm key={clears} saved_url={webhook_url} onClear={clearing.ask} />
      </Box>
      <ConfirmDialog
        {...clearing.dialog}
        title="Are you sure?"
        confirmLabel={clearing.dialog.isPending ? 'Clearing...' : 'Clear URL'}
        isDangerous
        finalFocus={() => (isSaved ? null : (form.current?.querySelector('input') ?? null))}
      >
        {isActive
          ? 'This deletes your webhook URL and makes Gmail the active email system.'
          : 'This deletes your webhook URL.'}
      </ConfirmDialog>
    </Panel>
  );
}
