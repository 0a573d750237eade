import { chakra } from '@chakra-ui/react';
import { MARK } from './check-box.tsx';

/** A radio in our colors, beside its words, as the check box is. */
export const Radio = chakra(
  'input',
  {
    base: {
      ...MARK,
      borderRadius: 'full',
      _before: { content: '""', boxSize: '1.5', borderRadius: 'full' },
      _checked: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { bg: 'accent.contrast' },
      },
    },
  },
  { defaultProps: { type: 'radio' } },
);
