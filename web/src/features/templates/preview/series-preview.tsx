import { Box, Text } from '@chakra-ui/react';
import { renderBody, renderSubject } from '@vibes/core/template/render-email';
import type { EditorValues } from '../fields/editor-values.ts';
import { followUpTemplates } from '../follow-ups/follow-up-values.ts';
import { MessageText } from './message-text.tsx';
import { TemplateFault } from './template-fault.tsx';
import type { Preview } from './use-preview.ts';

const daysWord = (count: number) => (count === 1 ? '1 working day' : `${count} working days`);

/** The email and its follow-ups, one below the other, as the creator reads them when nobody replies. */
export function SeriesPreview({
  templates,
  preview,
}: {
  templates: EditorValues;
  preview: Preview;
}) {
  const { values, creator } = preview;
  const { email_template, email_signature } = templates;
  const subject = renderSubject(templates, values);
  const emails = [
    { name: 'The email', body: email_template },
    ...followUpTemplates(templates).map(({ body, after_working_days }) => ({
      name: `${daysWord(after_working_days)} later, without a reply`,
      body,
    })),
  ];
  return (
    <Box
      as="section"
      aria-label="The series as the creator gets it"
      bg="bg"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text p="4" pb="3" fontWeight="600" borderBottomWidth="1px" overflowWrap="anywhere">
        {subject.ok ? subject.text : `To ${creator.name}`}
      </Text>
      {emails.map(({ name, body }, at) => {
        const text = renderBody({ email_template: body, email_signature }, values);
        return (
          <Box key={at} p="4" borderColor="border.muted" borderTopWidth={at ? '1px' : '0'}>
            <Text textStyle="xs" color="fg.muted" mb="2">
              {name}
            </Text>
            {text.ok ? (
              <MessageText text={text.text} />
            ) : (
              <TemplateFault fault={text.fault} empty="Write the email above first." />
            )}
          </Box>
        );
      })}
      {emails.length === 1 && (
        <Text p="4" color="fg.muted" borderTopWidth="1px" borderColor="border.muted">
          Follow-ups appear here as you write them.
        </Text>
      )}
    </Box>
  );
}
