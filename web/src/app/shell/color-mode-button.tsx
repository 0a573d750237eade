import { IconButton } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Tip } from '../../components/tip.tsx';
import { COLOR_MODES, setColorMode } from '../../theme/color-mode.ts';
import { useColorMode } from '../../theme/use-color-mode.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const NAMES = { system: 'as the device', light: 'light', dark: 'dark' } as const;

/** Steps through the colour modes: as the device, light, dark. */
export function ColorModeButton() {
  const mode = useColorMode();
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const Icon = ICONS[mode];
  return (
    <Tip text={`Colours: ${NAMES[mode]}`}>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`Colours: ${NAMES[mode]}. Change to ${NAMES[next]}`}
        onClick={() => setColorMode(next)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </Tip>
  );
}
