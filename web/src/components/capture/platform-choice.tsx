import { Button, Flex, Text } from '@chakra-ui/react';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@vibes/core/creator/platform';

/** Where handles without a link belong. */
export function PlatformChoice(props: {
  platform: Platform | null;
  onChoose: (platform: Platform) => void;
}) {
  return (
    <Flex role="group" aria-label="Handles are on" align="center" wrap="wrap" gap="2" mb="2">
      <Text color="fg">Handles are on</Text>
      <Flex borderWidth="1px" borderRadius="l2" p="0.5" gap="0.5">
        {PLATFORMS.map((each) => (
          <Button
            key={each}
            size="xs"
            h="7"
            variant={each === props.platform ? 'subtle' : 'ghost'}
            aria-pressed={each === props.platform}
            onClick={() => props.onChoose(each)}
          >
            {PLATFORM_NAMES[each]}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
