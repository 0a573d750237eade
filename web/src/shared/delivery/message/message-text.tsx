import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { HeadRow } from '../../../components/head-row.tsx';
import { MailFrame } from './mail-frame.tsx';

const FORMS = ['html', 'text'] as const;
const FORM_WORDS = { html: 'Formatted', text: 'Plain text' };

/** An email as the creator sees it. `maxH`: from this height on it scrolls in its own box. */
export function MessageText(props: { to: string; email: RenderedEmail; maxH?: string }) {
  const { to, email, maxH } = props;
  const [form, setForm] = useState<(typeof FORMS)[number]>('html');
  return (
    <Stack gap="3" minW="0" maxW="50rem">
      <Flex>
        <Choice
          label="Show as"
          words={FORM_WORDS}
          values={FORMS}
          chosen={form}
          onChoose={setForm}
        />
      </Flex>
      <Box bg="bg" borderWidth="1px" borderRadius="l2">
        <chakra.dl display="grid" gap="1.5" p="4" borderBottomWidth="1px">
          <HeadRow name="To">{to}</HeadRow>
          <HeadRow name="Subject">
            <chakra.span fontWeight="600">{email.subject}</chakra.span>
          </HeadRow>
        </chakra.dl>
        <Box
          p="4"
          {...(maxH && {
            maxH,
            overflowY: 'auto',
            tabIndex: 0,
            role: 'region',
            'aria-label': `Email to ${to}`,
          })}
        >
          {form === 'html' ? (
            <MailFrame html={email.html} title={`Text of the email to ${to}`} />
          ) : (
            <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.6">
              {email.text}
            </Box>
          )}
        </Box>
      </Box>
    </Stack>
  );
}
