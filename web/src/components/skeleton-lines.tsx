import { Skeleton, Stack } from '@chakra-ui/react';

/** Placeholder lines; each width in per cent. */
export function SkeletonLines({ widths, height = '4' }: { widths: number[]; height?: string }) {
  return (
    <Stack gap="3">
      {widths.map((width, i) => (
        <Skeleton key={i} h={height} w={`${width}%`} />
      ))}
    </Stack>
  );
}
