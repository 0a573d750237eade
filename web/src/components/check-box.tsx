import { chakra } from '@chakra-ui/react';

/** What a check box and a radio have in common. */
export const MARK = {
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  boxSize: '4',
  borderWidth: '1.5px',
  borderColor: 'fg.subtle',
  cursor: 'inherit',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  outlineOffset: '2px',
} as const;

/** A check box in our colors. That of a browser in dark is gray in gray, as if it were disabled. */
export const CheckBox = chakra(
  'input',
  {
    base: {
      ...MARK,
      borderRadius: 'l1',
      _before: { content: '""', boxSize: '2.5' },
      '&:is(:checked, :indeterminate)': {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { bg: 'accent.contrast' },
      },
      '&:checked::before': {
        clipPath: 'polygon(14% 44%, 0 60%, 40% 95%, 100% 18%, 84% 4%, 38% 64%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
      _disabled: { opacity: 0.5 },
    },
  },
  { defaultProps: { type: 'checkbox' } },
);
