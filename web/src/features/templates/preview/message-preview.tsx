import { Field, NativeSelect, Skeleton, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import type { TemplateValues } from '../fields/template-schema.ts';
import type { TemplateTab } from '../fields/template-tabs.ts';
import { DmPreview } from './dm-preview.tsx';
import { EmailPreview } from './email-preview.tsx';
import type { Preview } from './use-preview.ts';

const Placeholder = () => <Skeleton h="20rem" borderRadius="l2" />;

/** The open tab's message, rendered as a capture renders it. */
export function MessagePreview(props: {
  tab: TemplateTab;
  templates: TemplateValues;
  preview: Loadable<Preview>;
  settings: EmailSettings;
}) {
  const { tab, templates, settings } = props;
  return (
    <Panel title="Preview" position={{ xl: 'sticky' }} top={{ xl: '6' }} minW="0">
      <Loaded of={props.preview} fault="We couldn’t make the preview" skeleton={<Placeholder />}>
        {(preview) => (
          <Stack gap="4">
            <PreviewChoice tab={tab} preview={preview} />
            {tab === 'email' ? (
              <EmailPreview templates={templates} preview={preview} settings={settings} />
            ) : (
              <DmPreview platform={tab} templates={templates} preview={preview} />
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
