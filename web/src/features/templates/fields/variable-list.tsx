import { Box, Button, chakra, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  TEMPLATE_VARIABLES,
  type TemplateValues,
  type TemplateVariable,
} from '@vibes/core/template/template-variables';

/** The variable as it is inserted: with a fallback where a creator may have no value. */
const written = (name: TemplateVariable) =>
  name === 'firstName' ? '{{firstName|there}}' : `{{${name}}}`;

const NAMES = Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[];

/** Every template variable with its meaning and its value for the creator of the preview; a press inserts it. */
export function VariableList(props: {
  values: TemplateValues | null;
  onInsert: (text: string) => void;
}) {
  return (
    <Box>
      <Text textStyle="xs" color="fg.muted" mb="2">
        Press a variable to add it at the cursor. Each creator gets their own value, or the word
        after the bar when there is none: {'{{firstName|there}}'}.
      </Text>
      <Grid as="ul" listStyleType="none" gap="2" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {NAMES.map((name) => (
          <Box as="li" key={name} minW="0">
            <Button
              variant="outline"
              size="sm"
              w="full"
              h="full"
              py="2"
              display="flex"
              flexDirection="column"
              alignItems="stretch"
              justifyContent="flex-start"
              gap="0"
              textAlign="start"
              fontWeight="normal"
              onClick={() => props.onInsert(written(name))}
            >
              <chakra.span display="flex" justifyContent="space-between" gap="3">
                <chakra.span fontFamily="mono" textStyle="xs">
                  <VisuallyHidden>Insert </VisuallyHidden>
                  {written(name)}
                </chakra.span>
                <chakra.span textStyle="xs" fontWeight="500" truncate>
                  {props.values?.[name] === '' ? (
                    <chakra.span color="fg.muted">empty</chakra.span>
                  ) : (
                    props.values?.[name]
                  )}
                </chakra.span>
              </chakra.span>
              <chakra.span
                display="block"
                mt="0.5"
                textStyle="xs"
                color="fg.muted"
                whiteSpace="normal"
              >
                {TEMPLATE_VARIABLES[name]}
              </chakra.span>
            </Button>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
