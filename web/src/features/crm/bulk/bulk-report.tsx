import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Strip } from '../../../components/strip.tsx';
import { CreatorName } from '../rows/creator-name.tsx';
import { closeReport, type BulkReport as Report } from './bulk-job.ts';
import { groupRefusals, type RefusalGroup } from './refusals.ts';

/** How the last action ended, until it is closed: with its undo, and who failed and why. */
export function BulkReport(props: { report: Report; onChoose: (ids: readonly string[]) => void }) {
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
