import { Box, chakra, Flex, SimpleGrid, Stack, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where an app password is made, in three drawings. They show what to look for; they are no screenshots. */
export function AppPasswordPictures() {
  return (
    <Stack gap="3">
      <Flex justify="space-between" wrap="wrap" columnGap="4" rowGap="1">
        <Text fontWeight="500">No app password yet? Make one at Google:</Text>
        <chakra.a
          href="https://myaccount.google.com/apppasswords"
          target="_blank"
          rel="noopener"
          fontWeight="500"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Open App passwords at Google
        </chakra.a>
      </Flex>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, sm: 3 }} gap="4">
        <Picture step="1. Turn on 2-Step Verification, if it is off">
          <Row>
            <Box flex="1">2-Step Verification</Box>
            <Flex w="7" h="4" p="0.5" borderRadius="full" bg="gray.solid">
              <Box boxSize="3" ms="auto" borderRadius="full" bg="gray.contrast" />
            </Flex>
          </Row>
          <Line w="70%" />
          <Line w="50%" />
        </Picture>
        <Picture step="2. Type a name and press Create">
          <Box>App name</Box>
          <Row borderColor="border.emphasized">Vibes Outreach</Row>
          <Box
            w="fit-content"
            ms="auto"
            px="3"
            py="1"
            borderRadius="l2"
            bg="gray.solid"
            color="gray.contrast"
            fontWeight="600"
          >
            Create
          </Box>
        </Picture>
        <Picture step="3. Copy the 16 letters into the field above">
          <Box>Your app password</Box>
          <Row bg="bg.muted" fontFamily="mono" fontSize="xs" justifyContent="center">
            abcd efgh ijkl mnop
          </Row>
          <Line w="60%" />
        </Picture>
      </SimpleGrid>
    </Stack>
  );
}

/** A drawn browser window above the step it shows. */
const Picture = ({ step, children }: { step: string; children: ReactNode }) => (
  <Flex as="li" direction={{ base: 'row', sm: 'column' }} gap="3">
    <Box
      aria-hidden="true"
      w={{ base: '9.5rem', sm: 'full' }}
      flex={{ sm: '1' }}
      flexShrink={0}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.subtle"
      fontSize="10px"
      lineHeight="1.35"
      overflow="hidden"
    >
      <Flex gap="1" px="2" py="1.5" borderBottomWidth="1px">
        {[1, 2, 3].map((dot) => (
          <Box key={dot} boxSize="1.5" borderRadius="full" bg="border.emphasized" />
        ))}
      </Flex>
      <Box display="grid" gap="2" p="3" minH="5.5rem" alignContent="start">
        {children}
      </Box>
    </Box>
    <Text textStyle="xs" color="fg.muted">
      {step}
    </Text>
  </Flex>
);

const Row = (props: BoxProps) => (
  <Box
    display="flex"
    alignItems="center"
    gap="2"
    px="2"
    py="1.5"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    {...props}
  />
);

const Line = ({ w }: { w: string }) => <Box h="1.5" w={w} borderRadius="full" bg="bg.emphasized" />;
