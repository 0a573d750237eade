import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { useLayout } from '../view/use-layout.ts';

interface Parts {
  views: ReactNode;
  search: ReactNode;
  filters: ReactNode;
  order: ReactNode;
  menu: ReactNode;
}

/** What is above the list: the views, the search, and what else it is shown by. In "Work" one line. */
export function Toolbar({ views, search, filters, order, menu }: Parts) {
  const isWork = useLayout() === 'work';
  if (useIsPhone())
    return (
      <Stack gap="2">
        <Flex gap="2" align="center" overflowX="auto" scrollbar="hidden" mx="-4" px="4" css={WHOLE}>
          {views}
          {order}
        </Flex>
        <Flex gap="2" align="center">
          <Box flex="1">{search}</Box>
          {filters}
          {menu}
        </Flex>
      </Stack>
    );
  const beside = (
    <>
      <Box flex={isWork ? '0 1 15rem' : '1 1 16rem'} maxW="22rem">
        {search}
      </Box>
      <Flex gap="2" align="center" ms="auto">
        {filters}
        <Box css={isWork ? NOT_BESIDE : undefined}>{order}</Box>
        {menu}
      </Flex>
    </>
  );
  if (isWork)
    return (
      <Flex gap="3" align="center" wrap={{ base: 'wrap', xl: 'nowrap' }}>
        <Box minW="0" flex="1 1 auto">
          {views}
        </Box>
        {beside}
      </Flex>
    );
  return (
    <Stack gap="3">
      {views}
      <Flex gap="3" wrap="wrap" align="center">
        {beside}
      </Flex>
    </Stack>
  );
}

/** Beside an open creator the line has room for the views in place of the choice of columns. */
const NOT_BESIDE = { 'body:has([data-beside]) &': { display: 'none' } };

/** The views scroll with what is beside them, in one line. */
const WHOLE = { '& > nav': { flexShrink: 0, overflow: 'visible' } };
