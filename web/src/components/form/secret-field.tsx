import { Box, IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A secret being typed; the eye shows it. A saved secret never comes back into the field. */
export function SecretField(props: Omit<TextFieldProps, 'rows' | 'frame' | 'input'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      input={{
        type: isShown ? 'text' : 'password',
        autoComplete: 'new-password',
        spellCheck: false,
        autoCapitalize: 'none',
      }}
      frame={(field) => (
        <Box position="relative" w="full" css={{ '& input': { paddingInlineEnd: '11' } }}>
          {field}
          <IconButton
            position="absolute"
            top="1"
            insetEnd="1"
            size="xs"
            variant="ghost"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        </Box>
      )}
    />
  );
}
