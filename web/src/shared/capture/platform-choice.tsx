import { Flex, Text } from '@chakra-ui/react';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@vibes/core/creator/platform';
import { Choice } from '../../components/choice.tsx';

const QUESTION = 'Handles are on';

/** Where handles without a link belong. */
export function PlatformChoice(props: {
  platform: Platform | null;
  onChoose: (platform: Platform) => void;
}) {
  return (
    <Flex align="center" wrap="wrap" gap="2" mb="2">
      <Text color="fg" aria-hidden="true">
        {QUESTION}
      </Text>
      <Choice
        label={QUESTION}
        words={PLATFORM_NAMES}
        values={PLATFORMS}
        chosen={props.platform}
        onChoose={props.onChoose}
      />
    </Flex>
  );
}
