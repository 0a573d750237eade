import { Box, Flex } from '@chakra-ui/react';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import { useRef, useState } from 'react';
import { ActiveMark } from '../../../components/active-mark.tsx';
import { GrowthTag } from '../../../components/growth-tag.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useConfirm } from '../../../components/use-confirm.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { clearWebhookUrl } from './save-crm-settings.data.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Where the webhook is, and whether it is the system in use. Only a saved URL can be. */
export function WebhookCard(props: { settings: CrmSettings; onActivate: () => void }) {
  const { webhook_url, active_crm_mode } = props.settings;
  const isSaved = webhook_url !== null;
  const isActive = active_crm_mode === 'webhook';
  const form = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const clearing = useConfirm(async () => {
    if (await clearWebhookUrl()) setClears(clears + 1);
  });
  return (
    <Panel
      title={
        <Flex gap="2" align="center" wrap="wrap">
          Webhook Configuration <GrowthTag />
        </Flex>
      }
      subtitle={
        isSaved
          ? 'Your own system is told of every creator.'
          : 'Save a URL first, then make it active.'
      }
      aside={<ActiveMark isActive={isActive} isReady={isSaved} onActivate={props.onActivate} />}
    >
      <Box ref={form}>
        <WebhookForm key={clears} saved_url={webhook_url} onClear={isSaved ? clearing.ask : null} />
      </Box>
      <ClearDialog
        {...clearing.dialog}
        label="Clear URL"
        what="your webhook URL"
        isActive={isActive}
        finalFocus={() => (isSaved ? null : (form.current?.querySelector('input') ?? null))}
      />
    </Panel>
  );
}
