import { chakra } from '@chakra-ui/react';

/** A radio in our colors, beside its words, as the check box is. */
export const Radio = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      display: 'inline-grid',
      placeContent: 'center',
      flexShrink: 0,
      boxSize: '4',
      borderWidth: '1.5px',
      borderColor: 'fg.subtle',
      borderRadius: 'full',
      cursor: 'inherit',
      _before: { content: '""', boxSize: '1.5', borderRadius: 'full' },
      _checked: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { bg: 'accent.contrast' },
      },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
      outlineOffset: '2px',
    },
  },
  { defaultProps: { type: 'radio' } },
);
