import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { renderBody, renderSubject } from '@vibes/core/template/render-email';
import { Loaded } from '../../../components/loaded.tsx';
import { MessageText } from '../preview/message-text.tsx';
import { TemplateFault } from '../preview/template-fault.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { followUpTemplates, type FollowUpValues } from './follow-up-values.ts';

const daysWord = (count: number) => (count === 1 ? '1 working day' : `${count} working days`);

/** The email and its follow-ups, one below the other, as the creator reads them when nobody replies. */
export function SeriesPreview(props: { values: FollowUpValues; userData: UserData }) {
  const { messageTemplates } = props.userData;
  const preview = usePreview('email');
  const emails = [
    { name: 'The email', body: messageTemplates.email_template },
    ...followUpTemplates(props.values).map(({ body, after_working_days }) => ({
      name: `${daysWord(after_working_days)} later, without a reply`,
      body,
    })),
  ];
  return (
    <Box as="section" aria-label="The series as the creator gets it" minW="0">
      <Loaded
        of={preview}
        fault="We couldn’t make the preview"
        skeleton={<Skeleton h="16rem" borderRadius="l2" />}
      >
        {({ values, creator }) => {
          const subject = renderSubject(messageTemplates, values);
          return (
            <Stack gap="0" bg="bg" borderWidth="1px" borderRadius="l2">
              <Text p="4" pb="3" fontWeight="600" borderBottomWidth="1px" overflowWrap="anywhere">
                {subject.ok ? subject.text : `To ${creator.name}`}
              </Text>
              {emails.map(({ name, body }, at) => {
                const { email_signature } = messageTemplates;
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
            </Stack>
          );
        }}
      </Loaded>
    </Box>
  );
}
