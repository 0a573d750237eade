import { Box } from '@chakra-ui/react';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useConfirm } from '../../../components/use-confirm.ts';
import { ActiveMark } from '../../../shared/channel/active-mark.tsx';
import { ChannelHealth } from '../../../shared/channel/channel-health.tsx';
import { DeliveriesLink } from '../../../shared/channel/deliveries-link.tsx';
import { NotionForm } from './notion-form.tsx';
import { clearNotion } from './save-crm-settings.data.ts';
import { clearSentence, type Refusal } from './system-tab.tsx';

/** The connection to Notion, with a switch to make it active. Only a saved connection can be. */
export function NotionCard(props: {
  settings: CrmSettings;
  status: ChannelStatus;
  refusal: Refusal | null;
  onActivate: () => void;
}) {
  const { settings } = props;
  const hasDatabase = settings.notion_database_id !== null;
  const isReady = settings.notion_api_key_set && hasDatabase;
  const isSaved = settings.notion_api_key_set || hasDatabase;
  const isActive = settings.active_crm_mode === 'notion';
  const form = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const clearing = useConfirm(async () => {
    // Another key means another form: it clears what was typed together with what was saved.
    if (await clearNotion()) setClears(clears + 1);
  });
  return (
    <Panel
      title="Notion Configuration"
      {...(!isReady && {
        subtitle: 'Save the API key and the database ID first, then make it active.',
      })}
      aside={<ActiveMark isActive={isActive} isReady={isReady} onActivate={props.onActivate} />}
    >
      <ChannelHealth
        channel="notion"
        status={props.status}
        isConnected={isReady}
        isActive={isActive}
      />
      <Box ref={form}>
        <NotionForm
          key={clears}
          settings={settings}
          isActive={isActive}
          refusal={props.refusal}
          onClear={isSaved ? clearing.ask : null}
        />
      </Box>
      <Box mt="4">
        <DeliveriesLink channel="notion">See all copies</DeliveriesLink>
      </Box>
      <ConfirmDialog
        {...clearing.dialog}
        title="Are you sure?"
        confirmLabel={clearing.dialog.isPending ? 'Clearing...' : 'Clear Settings'}
        isDangerous
        finalFocus={() => (isSaved ? null : (form.current?.querySelector('input') ?? null))}
      >
        {clearSentence('your Notion API key and database ID', isActive)}
      </ConfirmDialog>
    </Panel>
  );
}
