import { Text, type TextProps } from '@chakra-ui/react';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';

/** A DM as it would be sent, to read and to select. */
export function DmText(props: {
  text: string;
  is_shortened: boolean;
  platform: Platform;
  maxH?: TextProps['maxH'];
}) {
  const { text, is_shortened, platform, maxH = '14rem' } = props;
  return (
    <>
      <Text
        dir="auto"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        p="3"
        maxH={maxH}
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        tabIndex={0}
        role="region"
        aria-label="Text of the DM"
      >
        {text}
      </Text>
      {is_shortened && (
        <Text textStyle="xs" color="status.silent">
          Shortened to the longest message {PLATFORM_NAMES[platform]} allows.
        </Text>
      )}
    </>
  );
}
