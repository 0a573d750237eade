import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useField } from 'formik';
import { useId } from 'react';

export interface RadioChoice {
  value: string;
  label: string;
  /** The beginning of the label, where there is no room for more. */
  short: string;
  /** The meaning of the choice, in one sentence. */
  sentence: string;
}

/** The native radio, invisible above its card. */
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' },
});

/** A choice of cards in one line, with the meaning of the chosen one below: a field of an AppForm. */
export function RadioCards(props: { name: string; label: string; choices: RadioChoice[] }) {
  const { name, label, choices } = props;
  const [field] = useField<string>(name);
  const meaning = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={meaning}>
      <chakra.legend fontWeight="500" mb="1.5">
        {label}
      </chakra.legend>
      <Grid templateColumns={`repeat(${choices.length}, auto)`} gap={{ base: '1', sm: '2' }}>
        {choices.map(({ value, label: words, short }) => (
          <Flex
            key={value}
            as="label"
            position="relative"
            align="center"
            justify="center"
            minH="10"
            px="1"
            textAlign="center"
            textStyle={{ base: 'xs', sm: 'sm' }}
            borderWidth="1px"
            borderRadius="l2"
            transition="background-color 0.15s, border-color 0.15s"
            _hover={{ bg: 'bg.subtle' }}
            css={{
              '&:has(:checked)': {
                borderColor: 'accent.solid',
                bg: 'accent.subtle',
                fontWeight: '500',
              },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
            }}
          >
            <Radio
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              aria-label={words}
            />
            <chakra.span aria-hidden="true" hideFrom="sm">
              {short}
            </chakra.span>
            <chakra.span aria-hidden="true" hideBelow="sm">
              {words}
            </chakra.span>
          </Flex>
        ))}
      </Grid>
      <Text id={meaning} role="status" mt="1.5" textStyle="xs" color="fg.muted">
        {choices.find(({ value }) => value === field.value)?.sentence}
      </Text>
    </chakra.fieldset>
  );
}
