import { Button, Flex } from '@chakra-ui/react';
import { TEMPLATE_VARIABLES, type TemplateVariable } from '@vibes/core/template/template-variables';
import { tip } from '../../../components/tip.ts';
import { findControl, writeText } from './text-control.ts';

/** The variable as it is inserted: with a fallback where a creator may have no value. */
const written = (name: TemplateVariable) =>
  name === 'firstName' ? '{{firstName|there}}' : `{{${name}}}`;

const NAMES = Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[];

/** The template variables, below the field of that name. A press inserts one at the caret, which stays there. */
export function VariableChips({ field }: { field: string }) {
  function insert(name: TemplateVariable) {
    const control = findControl(field);
    if (control) writeText(control, written(name));
  }
  return (
    <Flex
      role="group"
      aria-label="Variables"
      w="full"
      gap="1.5"
      overflowX="auto"
      scrollbar="hidden"
      // A press keeps the caret, and the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
    >
      {NAMES.map((name) => (
        <Button
          key={name}
          variant="outline"
          size="xs"
          h={{ base: '11', md: '7' }}
          flexShrink={0}
          fontWeight="normal"
          aria-label={`Insert ${written(name)}`}
          {...tip(TEMPLATE_VARIABLES[name])}
          onClick={() => insert(name)}
        >
          {name}
        </Button>
      ))}
    </Flex>
  );
}
