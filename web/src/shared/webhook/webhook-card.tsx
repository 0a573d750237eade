import { Box, Flex } from '@chakra-ui/react';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Panel } from '../../components/panel.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { ActiveMark } from '../channel/active-mark.tsx';
import { ChannelHealth } from '../channel/channel-health.tsx';
import { DeliveriesLink } from '../channel/deliveries-link.tsx';
import { GrowthTag } from './growth-tag.tsx';
import { WebhookForm, type WebhookFormProps } from './webhook-form.tsx';

interface WebhookCardProps extends WebhookFormProps {
  isActive: boolean;
  status: ChannelStatus;
  /** What deleting the URL changes, now. */
  clearSentence: string;
  onActivate: () => void;
  /** Resolves to true when it is deleted. */
  onClear: () => Promise<boolean>;
}

/** The URL of a webhook, and whether it is the system in use. Only a saved URL can be. */
export function WebhookCard(props: WebhookCardProps) {
  const { saved_url, isActive } = props;
  const isSaved = saved_url !== null;
  const form = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const clearing = useConfirm(async () => {
    // Another key is another form: typed text is cleared with the saved one.
    if (await props.onClear()) setClears(clears + 1);
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
      <ChannelHealth
        channel={props.channel}
        status={props.status}
        isConnected={isSaved}
        isActive={isActive}
      />
      <Box ref={form}>
        <WebhookForm key={clears} {...props} onAskToClear={clearing.ask} />
      </Box>
      <Box mt="4">
        <DeliveriesLink channel={props.channel}>See all requests</DeliveriesLink>
      </Box>
      <ConfirmDialog
        {...clearing.dialog}
        title="Are you sure?"
        confirmLabel={clearing.dialog.isPending ? 'Clearing...' : 'Clear URL'}
        isDangerous
        finalFocus={() => (isSaved ? null : (form.current?.querySelector('input') ?? null))}
      >
        {props.clearSentence}
      </ConfirmDialog>
    </Panel>
  );
}
