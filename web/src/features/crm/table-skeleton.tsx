import { Skeleton, Stack } from '@chakra-ui/react';
import { PAGE_SIZE } from './page-of.ts';

/** The skeleton of a page of creators. */
export function TableSkeleton() {
  return (
    <Stack gap="3">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} h="12" />
      ))}
    </Stack>
  );
}
