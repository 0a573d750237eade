import { Box, chakra } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import {
  addressLines,
  UNSUBSCRIBE_QUESTION,
  UNSUBSCRIBE_WORD,
} from '@vibes/core/template/mail-footer';

/** What is put below each e-mail, as the settings have it. Its link leads nowhere here. */
export function EmailFooter({ settings }: { settings: EmailSettings }) {
  const address = addressLines(settings.postal_address);
  if (!settings.opt_out_footer && address.length === 0) return null;
  return (
    <Box mt="6" textStyle="xs" overflowWrap="anywhere">
      {settings.opt_out_footer && (
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
