import { Box, chakra, Field, NativeSelect, Skeleton, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { displayName, type UserAccount } from '@vibes/core/account/user-account';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { isGmailSetUp } from '@vibes/core/delivery/is-gmail-set-up';
import {
  addressLines,
  UNSUBSCRIBE_QUESTION,
  UNSUBSCRIBE_WORD,
} from '@vibes/core/template/footer-lines';
import { renderBody, renderSubject } from '@vibes/core/template/render-email';
import { Link } from 'react-router-dom';
import { HeadRow } from '../../../components/head-row.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { routes } from '../../../lib/routes.ts';
import type { EditorValues } from '../fields/editor-values.ts';
import type { TemplateValues } from '../fields/template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from '../fields/template-tabs.ts';
import { DmPreview } from './dm-preview.tsx';
import { MessageText } from './message-text.tsx';
import { SeriesPreview } from './series-preview.tsx';
import { TemplateFault } from './template-fault.tsx';
import type { Preview } from './use-preview.ts';

const Placeholder = () => <Skeleton h="20rem" borderRadius="l2" />;

/** The sender of an email: the person at their Gmail address, a webhook, or none yet. */
function EmailSender(props: { settings: EmailSettings; account: UserAccount | null }) {
  const { settings, account } = props;
  if (settings.active_email_mode === 'webhook') return 'Sent by your webhook';
  if (isGmailSetUp(settings))
    return (
      <>
        {displayName(account ?? {})}{' '}
        <chakra.span
          color="fg.muted"
          display="inline-block"
        >{`<${settings.email_address ?? ''}>`}</chakra.span>
      </>
    );
  return (
    <>
      <chakra.span color="fg.muted">Gmail is not connected yet. </chakra.span>
      <chakra.span textDecoration="underline" textUnderlineOffset="3px">
        <Link to={routes.email}>Connect Gmail</Link>
      </chakra.span>
    </>
  );
}

/** The email as this creator would get it. */
function EmailPreview(props: {
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

/** The message that is written, rendered as a capture renders it; with its follow-ups, all of the series. */
export function MessagePreview(props: {
  shown: TemplateTab | 'series';
  templates: EditorValues;
  preview: Loadable<Preview>;
  settings: EmailSettings;
}) {
  const { shown, templates, settings } = props;
  const isWritten = shown === 'series' || templates[TEMPLATE_TABS[shown].template] !== '';
  return (
    <Panel
      title="Preview"
      // Below the fields, it is there once it has something to show.
      display={isWritten ? undefined : { base: 'none', xl: 'block' }}
      position={{ xl: 'sticky' }}
      top={{ xl: '6' }}
      minW="0"
    >
      <Loaded of={props.preview} fault="We couldn’t make the preview" skeleton={<Placeholder />}>
        {(preview) => (
          <Stack gap="4">
            <PreviewChoice tab={shown === 'series' ? 'email' : shown} preview={preview} />
            {shown === 'series' ? (
              <SeriesPreview templates={templates} preview={preview} />
            ) : shown === 'email' ? (
              <EmailPreview templates={templates} preview={preview} settings={settings} />
            ) : (
              <DmPreview platform={shown} templates={templates} preview={preview} />
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

/** For an invented creator: that it is invented, and why it is there. */
function invention({ creator, values, hasCreators }: Preview, tab: TemplateTab): string {
  if (values.firstName === '')
    return `${creator.name} is invented: a creator whose name shows no first name.`;
  return hasCreators && tab !== 'email'
    ? `None of your newest creators is on ${PLATFORM_NAMES[tab]}, so ${creator.name} is invented.`
    : `${creator.name} is invented. Once you have captured a creator, you see the real one here.`;
}

/** The choice of the creator in the preview. */
function PreviewChoice({ tab, preview }: { tab: TemplateTab; preview: Preview }) {
  const { creator, choices } = preview;
  return (
    <Field.Root>
      <Field.Label>Preview with</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={creator.id}
          onChange={({ target }) => preview.choose(target.value)}
        >
          {choices.map(({ id, name, handle }) => (
            <option key={id} value={id}>
              {`${name} (@${handle})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {creator.is_invented && <Field.HelperText>{invention(preview, tab)}</Field.HelperText>}
    </Field.Root>
  );
}
