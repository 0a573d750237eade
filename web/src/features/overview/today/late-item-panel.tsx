import { Box } from '@chakra-ui/react';
import { Suspense, type ComponentProps } from 'react';
import { latePart } from '../../../components/late-part.tsx';
import type { ItemPanel } from './item-panel.tsx';
import { ItemSkeleton } from './today-frame.tsx';

// More than half of the day's code, and the list needs none of it.
const load = async () => (await import('./item-panel.tsx')).ItemPanel;

/** Loads it ahead. */
export const loadItemPanel = () => void load().catch(() => undefined);

const Panel = latePart(load, 'We couldn’t load this creator.');

/** A creator of the day, as soon as the code for it is there. */
export const LateItemPanel = (props: ComponentProps<typeof ItemPanel>) => (
  <Suspense
    fallback={
      <Box p={{ base: '4', md: '6' }}>
        <ItemSkeleton />
      </Box>
    }
  >
    <Panel {...props} />
  </Suspense>
);
