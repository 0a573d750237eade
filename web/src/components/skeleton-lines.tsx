import { Skeleton, Stack } from '@chakra-ui/react';

/** Lines in the shape of what is coming; each width in per cent. */
export function SkeletonLines({ widths, height = '4' }: { widths: number[]; height?: string }) {
  return (
    <Stack gap="3">
      {widths.map((width, i) => (
        <Skeleton key={i} h={height} w={`${width}%`} />
      ))}
    </Stack>
  );
}
