import { chakra } from '@chakra-ui/react';

/** The device's own list. Chakra's would become a chunk that other screens then load too. */
export const DeviceSelect = chakra('select', {
  base: {
    minW: '0',
    ps: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    bg: 'bg.panel',
    color: 'fg',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});
