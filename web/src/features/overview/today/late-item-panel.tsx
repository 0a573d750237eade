import { Box } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import type { ItemPanel } from './item-panel.tsx';
import { ItemSkeleton } from './today-frame.tsx';

// More than half of the day's code, and the list needs none of it.
const load = () => import('./item-panel.tsx');

/** Loads it ahead. */
export const loadItemPanel = () => void load().catch(() => undefined);

const NotLoaded = () => (
  <ErrorPanel title="We couldn’t load this creator." message="Reload the page to try again." />
);

const Panel = lazy<typeof ItemPanel>(() =>
  load().then(
    (module) => ({ default: module.ItemPanel }),
    () => ({ default: NotLoaded }),
  ),
);

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
