import { Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { CreatorRows } from './creator-rows.tsx';
import { NoCreators } from './no-creators.tsx';
import { useCreators, type Creators } from './use-creators.ts';

const PAGE_SIZE = 5;
const FAULT = 'Failed to load creators from the database';

/** The table of creators, newest first, five a page, live. */
export function CreatorDatabase() {
  const { creators, loadMore } = useCreators();
  const isFaulty = creators.status === 'error';
  useEffect(() => {
    if (isFaulty) notify.error({ title: 'Error', description: FAULT });
  }, [isFaulty]);
  return (
    <Panel title="Creator Database" overflow="hidden">
      <Loaded of={creators} fault={FAULT} skeleton={<TableSkeleton />}>
        {(data) =>
          data.rows.length === 0 ? <NoCreators /> : <Pages creators={data} loadMore={loadMore} />
        }
      </Loaded>
    </Panel>
  );
}

function Pages({ creators, loadMore }: { creators: Creators; loadMore: () => void }) {
  const { rows, hasMore, fresh } = creators;
  const [wanted, setWanted] = useState(1);
  const total = Math.ceil(rows.length / PAGE_SIZE);
  const page = Math.min(wanted, total);
  const first = (page - 1) * PAGE_SIZE;
  const shown = rows.slice(first, first + PAGE_SIZE);

  function turnTo(next: number) {
    setWanted(next);
    if (hasMore && next >= total - 1) loadMore();
  }

  return (
    <>
      <CreatorRows creators={shown} fresh={fresh} />
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mt="4">
        <Text textStyle="xs" color="fg.muted" aria-live="polite" fontVariantNumeric="tabular-nums">
          {first + 1}–{first + shown.length} of {rows.length}
          {hasMore && '+'} creators
        </Text>
        <Pagination page={page} total={total} onPage={turnTo} />
      </Flex>
    </>
  );
}

function TableSkeleton() {
  return (
    <Stack gap="3">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} h="10" />
      ))}
    </Stack>
  );
}
