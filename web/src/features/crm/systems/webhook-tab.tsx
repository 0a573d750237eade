import { CodeSample } from '../../../components/code-sample.tsx';
import { Panel } from '../../../components/panel.tsx';
import { CREATOR_UPDATED_SAMPLE } from './creator-updated-sample.ts';
import { NotCopied } from './not-copied.tsx';
import { SystemTab, type SystemTabProps } from './system-tab.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** A system of the person's own that is told of every creator. */
export function WebhookTab({ userData, onActivate }: SystemTabProps) {
  return (
    <SystemTab userData={userData}>
      {(settings) => (
        <>
          <NotCopied system="a webhook" isActive={settings.active_crm_mode === 'webhook'} />
          <WebhookCard settings={settings} onActivate={onActivate} />
          <Panel
            title="Sample POST body"
            subtitle="One request each time a creator is saved or changed. Answer it with 200 OK."
          >
            <CodeSample label="Sample POST body" code={CREATOR_UPDATED_SAMPLE} />
          </Panel>
        </>
      )}
    </SystemTab>
  );
}
