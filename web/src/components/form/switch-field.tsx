import { chakra, Flex, Text } from '@chakra-ui/react';
import { useField } from 'formik';
import { useId } from 'react';

/**
 * A switch: a field of an AppForm. The sentence says what it does while it is on. `isAlwaysOn`: it is,
 * whatever the field says.
 */
export function SwitchField(props: {
  name: string;
  label: string;
  sentence: string;
  isAlwaysOn?: boolean;
}) {
  const { isAlwaysOn = false } = props;
  const [field] = useField<boolean>(props.name);
  const sentence = useId();
  return (
    <chakra.label display="flex" gap="3" cursor={isAlwaysOn ? undefined : 'pointer'}>
      <Flex as="span" h="5" align="center">
        <chakra.input
          type="checkbox"
          role="switch"
          name={field.name}
          checked={field.value || isAlwaysOn}
          disabled={isAlwaysOn}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria-label={props.label}
          aria-describedby={sentence}
          appearance="none"
          position="relative"
          flexShrink={0}
          w="9"
          h="5"
          borderRadius="full"
          borderWidth="1px"
          borderColor="fg.subtle"
          bg="bg.muted"
          cursor="inherit"
          _disabled={{ opacity: 0.6 }}
          transition="background-color 0.15s"
          _before={{
            content: '""',
            position: 'absolute',
            top: '2px',
            insetInlineStart: '2px',
            boxSize: '3.5',
            borderRadius: 'full',
            bg: 'fg.subtle',
            transition: 'translate 0.15s',
          }}
          _checked={{
            bg: 'accent.solid',
            borderColor: 'accent.solid',
            _before: { bg: 'accent.contrast', translate: '1rem' },
          }}
          _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
          outlineOffset="2px"
        />
      </Flex>
      <Text as="span" minW="0">
        <chakra.span fontWeight="500">{props.label}</chakra.span>
        <chakra.span id={sentence} display="block" color="fg.muted">
          {props.sentence}
        </chakra.span>
      </Text>
    </chakra.label>
  );
}
