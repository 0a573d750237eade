import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Strip } from '../../../components/strip.tsx';
import { CreatorName } from '../rows/creator-name.tsx';
import { bulkJob, closeReport, type BulkJob, type BulkReport as Report } from './bulk-job.ts';
import { groupRefusals, type RefusalGroup } from './refusals.ts';

export const useBulkJob = () => useSyncExternalStore(bulkJob.subscribe, bulkJob.current);

/** How far the running action is, and the way to stop it. */
function BulkProgress({ job }: { job: Extract<BulkJob, { state: 'running' }> }) {
  const { done, total } = job.progress;
  return (
    <Strip position="relative" overflow="hidden">
      <Text fontVariantNumeric="tabular-nums">
        {job.doing}: {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Text>
      <Button size="xs" variant="ghost" onClick={job.stop}>
        Stop
      </Button>
      <Box
        role="progressbar"
        aria-label={job.doing}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        position="absolute"
        insetInlineStart="0"
        bottom="0"
        h="0.5"
        w="full"
        bg="fg"
        transition="translate 0.3s"
        style={{ translate: `${(100 * done) / Math.max(total, 1) - 100}%` }}
      />
    </Strip>
  );
}

/** How the last action ended, until it is closed: with its undo, and who failed and why. */
function BulkReport(props: { report: Report; onChoose: (ids: readonly string[]) => void }) {
  const { sentence, refusals, undo } = props.report;
  return (
    <Strip
      as="section"
      aria-label="Last action"
      alignItems={refusals.length > 0 ? 'start' : 'center'}
    >
      <Stack gap="2" flex="1 1 16rem" minW="0">
        <Text role="status" fontWeight="500">
          {sentence}
        </Text>
        {groupRefusals(refusals).map((group) => (
          <FailedFor key={group.sentence} group={group} onChoose={props.onChoose} />
        ))}
      </Stack>
      <Flex gap="1">
        {undo && (
          <Button size="xs" variant="outline" onClick={undo.run}>
            {undo.label}
          </Button>
        )}
        <IconButton size="xs" variant="ghost" aria-label="Close" onClick={closeReport}>
          <X aria-hidden="true" />
        </IconButton>
      </Flex>
    </Strip>
  );
}

/** Names that are shown before the person asks for all. */
const FEW = 5;

function FailedFor(props: { group: RefusalGroup; onChoose: (ids: readonly string[]) => void }) {
  const { sentence, creators } = props.group;
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? creators : creators.slice(0, FEW);
  const more = creators.length - shown.length;
  return (
    <Stack gap="1">
      <Text>
        {creators.length.toLocaleString('en-US')} not done: {sentence}
      </Text>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" maxH="40" overflowY="auto">
        {shown.map((creator) => (
          <li key={creator.id}>
            <CreatorName creator={creator} />
          </li>
        ))}
      </Flex>
      <Flex gap="1" ms="-2">
        {more > 0 && (
          <Button size="xs" variant="ghost" onClick={() => setIsAll(true)}>
            Show {more.toLocaleString('en-US')} more
          </Button>
        )}
        <Button
          size="xs"
          variant="ghost"
          onClick={() => props.onChoose(creators.map(({ id }) => id))}
        >
          Select {creators.length === 1 ? 'this one' : `these ${creators.length}`}
        </Button>
      </Flex>
    </Stack>
  );
}

/** How far the last action on many creators is, or how it went; `onChoose` selects those that it failed on. */
export function LastAction({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const job = useBulkJob();
  if (job?.state === 'running') return <BulkProgress job={job} />;
  return job?.state === 'ended' ? <BulkReport report={job.report} onChoose={onChoose} /> : null;
}
