import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Late } from '../../components/late.tsx';
import { Panel } from '../../components/panel.tsx';

/** The skeleton of the tabs and of the form in the first of them. */
export function EmailSettingsSkeleton() {
  return (
    <>
      <Flex h="10" align="center" gap="4" px="4" mb="4" borderBottomWidth="1px">
        <Skeleton h="4" w="10" />
        <Skeleton h="4" w="16" />
      </Flex>
      <FormSkeleton />
    </>
  );
}

/** The skeleton of a system's form. */
function FormSkeleton() {
  return (
    <Panel>
      <Stack gap="5">
        <Skeleton h="5" w="11rem" />
        {['6rem', '9rem'].map((width) => (
          <Stack key={width} gap="2">
            <Skeleton h="4" w={width} />
            <Skeleton h="10" />
          </Stack>
        ))}
        <Skeleton h="9" w="10rem" ms="auto" />
      </Stack>
    </Panel>
  );
}

/** The same while the tab's code loads. */
export function TabSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Late>
        <FormSkeleton />
      </Late>
    </div>
  );
}
