import { Skeleton, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { DmPreview } from './dm-preview.tsx';
import { EmailPreview } from './email-preview.tsx';
import { PreviewChoice } from './preview-choice.tsx';
import type { TemplateValues } from './template-schema.ts';
import type { TemplateTab } from './template-tabs.ts';
import type { Preview } from './use-preview.ts';

/** The open tab's message, made the way a press makes it. */
export function MessagePreview(props: {
  tab: TemplateTab;
  templates: TemplateValues;
  preview: Loadable<Preview>;
  settings: EmailSettings;
}) {
  const { tab, templates, settings } = props;
  return (
    <Panel title="Preview" position={{ xl: 'sticky' }} top={{ xl: '6' }} minW="0">
      <Loaded
        of={props.preview}
        fault="The preview could not be made"
        skeleton={<Skeleton h="20rem" borderRadius="l2" />}
      >
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
