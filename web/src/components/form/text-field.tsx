import { chakra, Field, Input, Textarea, type InputProps } from '@chakra-ui/react';
import { useField } from 'formik';
import type { ReactNode } from 'react';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  /** Number of lines of a long text; a single line without it. */
  rows?: number;
  isOptional?: boolean;
  input?: Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'>;
  /** Replaces the plain field; for a wrapper around it. */
  frame?: (field: ReactNode) => ReactNode;
}

/** One field of an AppForm with its label, hint and fault. */
export function TextField(props: TextFieldProps) {
  const [field, meta] = useField<string>(props.name);
  const fault = meta.touched ? meta.error : undefined;
  const control = props.rows ? (
    <Textarea
      {...field}
      placeholder={props.placeholder}
      rows={props.rows}
      dir="auto"
      resize="vertical"
      lineHeight="1.6"
    />
  ) : (
    <Input {...field} {...props.input} placeholder={props.placeholder} />
  );
  return (
    <Field.Root invalid={fault !== undefined}>
      <Field.Label>
        {props.label}
        {props.isOptional && (
          <chakra.span color="fg.muted" fontWeight="normal">
            (optional)
          </chakra.span>
        )}
      </Field.Label>
      {props.frame ? props.frame(control) : control}
      {fault !== undefined && <Field.ErrorText>{fault}</Field.ErrorText>}
      {props.hint !== undefined && <Field.HelperText>{props.hint}</Field.HelperText>}
    </Field.Root>
  );
}
