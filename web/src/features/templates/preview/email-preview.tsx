import { Box, chakra } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import {
  addressLines,
  UNSUBSCRIBE_QUESTION,
  UNSUBSCRIBE_WORD,
} from '@vibes/core/template/footer-lines';
import { renderBody, renderSubject } from '@vibes/core/template/render-email';
import { HeadRow } from '../../../components/head-row.tsx';
import type { TemplateValues } from '../fields/template-schema.ts';
import { EmailSender } from './email-sender.tsx';
import { MessageText } from './message-text.tsx';
import { TemplateFault } from './template-fault.tsx';
import type { Preview } from './use-preview.ts';

/** The email as this creator would get it. */
export function EmailPreview(props: {
  templates: TemplateValues;
  preview: Preview;
  settings: EmailSettings;
}) {
  const { templates, preview, settings } = props;
  const subject = renderSubject(templates, preview.values);
  const body = renderBody(templates, preview.values);
  return (
    <Box bg="bg" borderWidth="1px" borderRadius="l2">
      <chakra.dl display="grid" gap="1.5" p="4" borderBottomWidth="1px">
        <HeadRow name="From">
          <EmailSender settings={settings} account={preview.account} />
        </HeadRow>
        <HeadRow name="To">
          {preview.creator.email ?? (
            <chakra.span color="fg.muted">No address found, so no email goes out.</chakra.span>
          )}
        </HeadRow>
        <HeadRow name="Subject">
          {subject.ok ? (
            <chakra.span fontWeight="600">{subject.text}</chakra.span>
          ) : (
            <TemplateFault fault={subject.fault} empty="Write a subject." />
          )}
        </HeadRow>
      </chakra.dl>
      <Box p="4" minH="8rem">
        {body.ok ? (
          <>
            <MessageText text={body.text} />
            <EmailFooter settings={settings} />
          </>
        ) : (
          <TemplateFault
            fault={body.fault}
            empty="Your email appears here as this creator reads it."
          />
        )}
      </Box>
    </Box>
  );
}

/** The text below each email, by the settings. Its link leads nowhere here. */
function EmailFooter({ settings }: { settings: EmailSettings }) {
  const address = addressLines(settings.postal_address);
  const hasLink = settings.opt_out_footer || settings.active_email_mode === 'webhook';
  if (!hasLink && address.length === 0) return null;
  return (
    <Box mt="6" textStyle="xs" overflowWrap="anywhere">
      {hasLink && (
        <Box>
          {UNSUBSCRIBE_QUESTION}{' '}
          <chakra.span textDecoration="underline" textUnderlineOffset="3px">
            {UNSUBSCRIBE_WORD}
          </chakra.span>
        </Box>
      )}
      <Box dir="auto" whiteSpace="pre-wrap">
        {address.join('\n')}
      </Box>
    </Box>
  );
}
