import { Box, Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';

const JoinPicker = lazy(async () => ({
  default: (await import('./join-picker.tsx')).JoinPicker,
}));

/** Joins the creator with another one that the person picks. */
export function JoinWith({ creator }: { creator: Pick<Creator, 'id'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useKeptFocus<HTMLDivElement>(isOpen);
  return (
    <Box ref={place} tabIndex={-1} outline="none" {...(isOpen && { w: 'full', px: '3' })}>
      {isOpen ? (
        <Suspense fallback={<SkeletonLines widths={[30, 90]} height="5" />}>
          <JoinPicker creator={creator} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
          <Users size={16} aria-hidden="true" />
          Join with another creator
        </Button>
      )}
    </Box>
  );
}
