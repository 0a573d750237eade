import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { TEMPLATE_VARIABLES } from '@vibes/core/template/template-variables';
import { Tip } from '../../components/tip.tsx';

/** The template variables; a click puts one into the text. */
export function VariableList({ onInsert }: { onInsert: (variable: string) => void }) {
  return (
    <Box>
      <Text textStyle="xs" color="fg.muted" mb="2">
        Click to insert. Each is filled in when the message is made.
      </Text>
      <Flex gap="1.5" wrap="wrap">
        {Object.entries(TEMPLATE_VARIABLES).map(([name, meaning]) => (
          <Tip key={name} text={meaning}>
            <Button
              size="2xs"
              variant="subtle"
              fontFamily="mono"
              fontWeight="normal"
              aria-label={`Insert {{${name}}}: ${meaning}`}
              onClick={() => onInsert(name)}
            >
              {`{{${name}}}`}
            </Button>
          </Tip>
        ))}
      </Flex>
    </Box>
  );
}
