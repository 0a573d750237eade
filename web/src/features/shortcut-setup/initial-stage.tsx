import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { stagePath } from './use-stage.ts';

const Choice = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    p: '5',
    '& > svg': { flexShrink: 0 },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** What happens while there is nothing to download. */
const BUILD = 'We build it together, about five minutes.';

/** The first question: is the shortcut on the phone already? */
export function InitialStage() {
  const { shortcut_url } = useProductSettings();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Choice to={stagePath('setup')}>
        <Said
          title="I need to download the shortcut"
          why={shortcut_url ? 'Get it onto your iPhone and give it your API key.' : BUILD}
        />
        <ChevronRight size={18} aria-hidden="true" />
      </Choice>
      <Choice to={stagePath('existing')}>
        <Said
          title="I already downloaded it"
          why="Put your API key into it, or replace the old one."
        />
        <ChevronRight size={18} aria-hidden="true" />
      </Choice>
    </SimpleGrid>
  );
}

function Said({ title, why }: { title: string; why: string }) {
  return (
    <Box minW="0">
      <Text fontWeight="600">{title}</Text>
      <Text color="fg.muted" mt="0.5">
        {why}
      </Text>
    </Box>
  );
}
