import { Box, Text } from '@chakra-ui/react';
import type { Backfill } from '@vibes/core/crm/backfill';
import { backfillPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { Note } from '../../../components/note.tsx';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { DeliveriesLink } from '../../../shared/channel/deliveries-link.tsx';
import { backfillWords, failedWords, isUnderWay, isWorthTelling } from './notion-words.ts';

/** The progress of the back-fill to a Notion just made active, live. */
export function BackfillProgress() {
  const live = useLiveDocument(backfillPlace.at(useUid()));
  const backfill = live.status === 'data' ? live.data : null;
  const [first, setFirst] = useState<{ backfill: Backfill | null } | null>(null);
  if (live.status === 'data' && first === null) setFirst({ backfill });

  if (!backfill || !isWorthTelling(backfill, first ? first.backfill : backfill)) return null;
  const { state, total, copied, failed } = backfill;
  const failures = failedWords(failed);
  return (
    <Note tone={state === 'stopped' || failures ? 'warning' : 'info'}>
      <Text role="status" color="fg" fontWeight="500" fontVariantNumeric="tabular-nums">
        {backfillWords(backfill)}
      </Text>
      {isUnderWay(backfill) && (
        <Box
          mt="2"
          h="1"
          bg="bg.emphasized"
          borderRadius="full"
          overflow="hidden"
          aria-hidden="true"
        >
          <Box
            h="full"
            bg="fg"
            borderRadius="full"
            transition="translate 0.3s"
            style={{ translate: `${Math.min(0, (100 * (copied + failed)) / total - 100)}%` }}
          />
        </Box>
      )}
      {failures && (
        <Text mt="1">
          {failures}{' '}
          <DeliveriesLink channel="notion" state="attention">
            See what failed
          </DeliveriesLink>
        </Text>
      )}
    </Note>
  );
}
