import { Field, Input, Stack, Textarea } from '@chakra-ui/react';
import type { EditedMessage } from '@vibes/core/delivery/edited-message';
import { BODY_MAXIMUM } from '@vibes/core/template/template-limits';
import { subjectLength } from '../../template/subject-length.ts';
import { faultsOf } from './review-standing.ts';

const ROWS = 14;

/** Subject and text of an email on hold, to be edited. Its footer stays as it is. */
export function ReviewFields(props: {
  value: EditedMessage;
  footer: string | null;
  onChange: (value: EditedMessage) => void;
}) {
  const { value, footer, onChange } = props;
  const faults = faultsOf(value);
  const { length } = value.text;
  return (
    <Stack gap="5">
      <Field.Root invalid={faults.subject !== null}>
        <Field.Label>Subject</Field.Label>
        <Input
          autoFocus
          value={value.subject}
          dir="auto"
          onChange={({ target }) => onChange({ ...value, subject: target.value })}
        />
        {faults.subject !== null && <Field.ErrorText>{faults.subject}</Field.ErrorText>}
        <Field.HelperText>{subjectLength(value.subject.length)}</Field.HelperText>
      </Field.Root>
      <Field.Root invalid={faults.text !== null}>
        <Field.Label>Text</Field.Label>
        <Textarea
          value={value.text}
          rows={ROWS}
          dir="auto"
          resize="vertical"
          lineHeight="1.6"
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
        {faults.text !== null && <Field.ErrorText>{faults.text}</Field.ErrorText>}
        <Field.HelperText>
          {`${length.toLocaleString('en')} of ${BODY_MAXIMUM.toLocaleString('en')} characters`}
        </Field.HelperText>
        {footer !== null && (
          <Field.HelperText whiteSpace="pre-wrap" overflowWrap="anywhere">
            {`Below it, and not to be edited:\n${footer}`}
          </Field.HelperText>
        )}
      </Field.Root>
    </Stack>
  );
}
