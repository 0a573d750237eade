import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useField } from 'formik';
import { useId } from 'react';

export interface RadioChoice {
  value: string;
  label: string;
  /** The meaning of the choice, in one sentence. */
  sentence?: string;
}

/** A choice of cards, each with its meaning: a field of an AppForm. */
export function RadioCards(props: { name: string; label: string; choices: RadioChoice[] }) {
  const [field] = useField<string>(props.name);
  const id = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="500" mb="1.5">
        {props.label}
      </chakra.legend>
      <Stack gap="2">
        {props.choices.map(({ value, label, sentence }) => (
          <chakra.label
            key={value}
            display="flex"
            gap="3"
            px="3"
            py="2.5"
            borderWidth="1px"
            borderRadius="l2"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{
              '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
            }}
          >
            <Flex as="span" h="5" align="center">
              <chakra.input
                type="radio"
                name={field.name}
                value={value}
                checked={field.value === value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                accentColor="accent.solid"
                outline="none"
                aria-labelledby={`${id}${value}`}
                aria-describedby={sentence && `${id}${value}-means`}
              />
            </Flex>
            <Text as="span" minW="0" overflowWrap="anywhere">
              <chakra.span id={`${id}${value}`} fontWeight="500">
                {label}
              </chakra.span>
              {sentence && (
                <chakra.span id={`${id}${value}-means`} display="block" color="fg.muted">
                  {sentence}
                </chakra.span>
              )}
            </Text>
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
