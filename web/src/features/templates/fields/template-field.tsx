import { chakra, Flex } from '@chakra-ui/react';
import { useField } from 'formik';
import { useContext, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../../../components/form/text-field.tsx';
import { FocusedField } from './focused-field.ts';
import { templateNote } from './template-note.ts';
import { VariableChips } from './variable-chips.tsx';

/** The hint of a field, with the notes on its template. */
function noteText(template: string, hint?: ReactNode) {
  const note = templateNote(template);
  if (note === null) return hint;
  return (
    <>
      {hint}
      <chakra.span display="block" color="status.silent">
        {note}
      </chakra.span>
    </>
  );
}

/** The field of one template: below it the variables while the person is in it, then `below`. */
export function TemplateField({
  below,
  hint,
  ...props
}: Omit<TextFieldProps, 'frame' | 'input'> & { below?: ReactNode }) {
  const [{ value }] = useField<string>(props.name);
  const isFocused = useContext(FocusedField) === props.name;
  return (
    <TextField
      {...props}
      hint={noteText(value, hint)}
      frame={(control) => (
        <>
          {control}
          {isFocused && <VariableChips field={props.name} />}
          {below && (
            <Flex w="full" gap="3" align="center" justify="space-between" wrap="wrap">
              {below}
            </Flex>
          )}
        </>
      )}
    />
  );
}
