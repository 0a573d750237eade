import { Box, Button, chakra, IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Kbd } from '../../components/kbd.ts';
import { tip } from '../../components/tip.ts';
import { OPEN_COMMANDS } from '../../shared/keys/screen-keys.ts';
import { openPalette } from './open-palette.ts';

const LABEL = 'Commands';
const opens = { 'aria-haspopup': 'dialog', onClick: openPalette } as const;

/** Opens the palette from the sidebar of a wide screen. */
export const WideCommands = ({ isOpen }: { isOpen: boolean }) => (
  <Box px={isOpen ? '3' : '1.5'} pb="2">
    {isOpen ? (
      <Button size="sm" variant="ghost" w="full" px="2.5" gap="3" color="fg.muted" {...opens}>
        <Search aria-hidden="true" />
        <chakra.span flex="1" textAlign="start">
          {LABEL}
        </chakra.span>
        <Kbd aria-hidden="true">{OPEN_COMMANDS}</Kbd>
      </Button>
    ) : (
      <IconButton
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={LABEL}
        {...opens}
        {...tip(`${LABEL} (${OPEN_COMMANDS})`, 'right')}
      >
        <Search aria-hidden="true" />
      </IconButton>
    )}
  </Box>
);

/** The same from the bar of a phone. */
export const NarrowCommands = () => (
  <IconButton ms="auto" size="lg" variant="ghost" aria-label={LABEL} {...opens}>
    <Search aria-hidden="true" />
  </IconButton>
);
