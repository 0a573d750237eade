import { Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';

/** Heights of the fields of the first tab, in rem: subject, template, signature. */
const FIELDS = [2.5, 14, 5];

/** The shape of the editor and of the preview beside it. */
export function TemplatesSkeleton() {
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 27rem)' }}
    >
      <Panel>
        <Stack gap="5">
          <Skeleton h="5" w="9rem" />
          <Flex gap="6" pb="3" borderBottomWidth="1px">
            {['3rem', '5rem', '3rem'].map((width, i) => (
              <Skeleton key={i} h="4" w={width} />
            ))}
          </Flex>
          {FIELDS.map((height) => (
            <Stack key={height} gap="2">
              <Skeleton h="4" w="8rem" />
              <Skeleton h={`${height}rem`} />
            </Stack>
          ))}
        </Stack>
      </Panel>
      <Panel display={{ base: 'none', xl: 'block' }}>
        <Stack gap="4">
          <Skeleton h="5" w="5rem" />
          <Skeleton h="10" />
          <Skeleton h="18rem" />
        </Stack>
      </Panel>
    </Grid>
  );
}
