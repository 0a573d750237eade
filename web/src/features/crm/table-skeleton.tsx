import { Skeleton, Stack } from '@chakra-ui/react';
import { PAGE_SIZE } from './page-of.ts';

/** A page of creators to come. */
export function TableSkeleton() {
  return (
    <Stack gap="3">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} h="12" />
      ))}
    </Stack>
  );
}
