import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';

/** A step of the guide: what to do, and a picture of where. Without `picture`, its content brings its own. */
export function GuideStep(props: {
  number: number;
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel>
      <Flex gap={{ base: '5', md: '8' }} direction={{ base: 'column', md: 'row' }}>
        <Box flex="1" minW="0">
          <Heading as="h3" textStyle="md" fontWeight="600" mb="3">
            Step {props.number}: {props.title}
          </Heading>
          {props.children}
        </Box>
        {props.picture && (
          <Box flexShrink={0} mx={{ base: 'auto', md: '0' }}>
            {props.picture}
          </Box>
        )}
      </Flex>
    </Panel>
  );
}
