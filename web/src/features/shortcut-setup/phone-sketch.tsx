import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * A small drawing of a phone: it shows what will be on its screen and is not a screenshot. With
 * `isWhole` it is as high as its content, so that all of it can be read.
 */
export function PhoneSketch(props: { shows: string; isWhole?: boolean; children: ReactNode }) {
  return (
    <Box
      as="figure"
      role="img"
      aria-label={props.shows}
      position="relative"
      w={props.isWhole ? '13rem' : '9.5rem'}
      p="3"
      pt="6"
      {...(props.isWhole ? { minH: '9rem', pb: '10' } : { h: '13rem' })}
      borderWidth="2px"
      borderColor="border.emphasized"
      borderBottomWidth="0"
      borderTopRadius="1.5rem"
      bg="bg.subtle"
      overflow="hidden"
      fontSize="10px"
      lineHeight="1.35"
      maskImage="linear-gradient(black calc(100% - 2.5rem), transparent)"
    >
      <Box
        position="absolute"
        top="2"
        insetStart="50%"
        w="9"
        h="1.5"
        ms="-4.5"
        borderRadius="full"
        bg="border.emphasized"
      />
      <Box aria-hidden="true" display="grid" gap="2">
        {props.children}
      </Box>
    </Box>
  );
}

/** A card on the drawn screen. */
export const SketchCard = (props: BoxProps) => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="l2" px="2" py="1.5" {...props} />
);

/** Text that need not be read. */
export const SketchLine = ({ w }: { w: string }) => (
  <Box h="1.5" w={w} borderRadius="full" bg="bg.emphasized" />
);

/** A button on the drawn screen: ink, since the accent belongs to the page. */
export const SketchButton = ({ children }: { children: string }) => (
  <Box
    bg="gray.solid"
    color="gray.contrast"
    borderRadius="l2"
    textAlign="center"
    py="1.5"
    fontWeight="600"
  >
    {children}
  </Box>
);
