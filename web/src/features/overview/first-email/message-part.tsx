import { Field, Input, Stack, Textarea } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { FirstMessage } from './use-first-message.ts';

/** Rows of the email before it scrolls. */
const MOST_ROWS = 16;
const FEWEST_ROWS = 8;
/** About the letters of a line. */
const LINE = 80;

const rowsOf = (text: string): number => {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / LINE), 0);
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, rows));
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the next creator gets their own of: not the person's own name, nor a fallback for a name. */
function variablesIn({ subject, body }: FirstMessage): string {
  const own = [...subject.pieces, ...body.pieces].filter(
    ({ isVariable, written, text }) =>
      isVariable && !written.startsWith('{{myName') && !written.endsWith(`|${text}}}`),
  );
  const texts = [...new Set(own.map(({ text }) => `“${text}”`))];
  if (texts.length === 0) return 'Saved as your template when you send.';
  const are = texts.length > 1 ? 'are' : 'is';
  return `Saved as your template when you send. ${listed.format(texts)} ${are} different for each creator.`;
}

/** Subject and text of the email, as the creator reads them, to be edited in place. */
export function MessagePart(props: { message: FirstMessage; ref: Ref<HTMLDivElement> }) {
  const { message, ref } = props;
  const { subject, body } = message;
  return (
    <Stack ref={ref} gap="5">
      <Field.Root invalid={subject.fault !== null}>
        <Field.Label>Subject</Field.Label>
        <Input
          value={subject.text}
          onChange={({ target }) => subject.edit(target.value)}
          // Enter would send, perhaps before the email below was read.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {subject.fault !== null && <Field.ErrorText>{subject.fault}</Field.ErrorText>}
      </Field.Root>
      <Field.Root invalid={body.fault !== null}>
        <Field.Label>Email</Field.Label>
        <Textarea
          value={body.text}
          onChange={({ target }) => body.edit(target.value)}
          rows={rowsOf(body.text)}
          dir="auto"
          resize="vertical"
          lineHeight="1.6"
        />
        {body.fault !== null && <Field.ErrorText>{body.fault}</Field.ErrorText>}
        <Field.HelperText>
          {variablesIn(message)}
          {message.hasSignature && ' Your signature goes below it.'}
        </Field.HelperText>
      </Field.Root>
    </Stack>
  );
}
