import { Skeleton, Stack } from '@chakra-ui/react';
import { Late } from '../../../components/late.tsx';
import { FORM_WIDTH } from '../../../components/page.tsx';
import { Panel } from '../../../components/panel.tsx';

/** The skeleton of a system's card. */
export function SystemForm() {
  return (
    <Panel>
      <Stack gap="5">
        <Skeleton h="5" w="10rem" />
        <Stack gap="2">
          <Skeleton h="4" w="7rem" />
          <Skeleton h="10" />
        </Stack>
        <Skeleton h="9" w="8rem" ms="auto" />
      </Stack>
    </Panel>
  );
}

/** The same while the tab's code loads. */
export function SystemSkeleton() {
  return (
    <Stack maxW={FORM_WIDTH} role="status" aria-label="Loading">
      <Late>
        <SystemForm />
      </Late>
    </Stack>
  );
}
