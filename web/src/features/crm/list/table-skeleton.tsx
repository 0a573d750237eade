import { Skeleton, Stack } from '@chakra-ui/react';
import { useTableSettings } from '../table/table-settings.ts';

/** No longer than a screen, whatever a page holds. */
const MOST_ROWS = 10;

/** The skeleton of a page of creators. */
export function TableSkeleton() {
  const { size } = useTableSettings();
  return (
    <Stack gap="3">
      {Array.from({ length: Math.min(size, MOST_ROWS) }, (_, i) => (
        <Skeleton key={i} h="12" />
      ))}
    </Stack>
  );
}
