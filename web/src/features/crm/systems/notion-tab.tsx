import { NotCopied } from './not-copied.tsx';
import { NotionCard } from './notion-card.tsx';
import { NotionSetup } from './notion-setup.tsx';
import { SystemTab, type SystemTabProps } from './system-tab.tsx';

/** The person's own Notion database as their CRM. */
export function NotionTab({ userData, onActivate }: SystemTabProps) {
  return (
    <SystemTab userData={userData}>
      {(settings) => (
        <>
          <NotCopied system="Notion" isActive={settings.active_crm_mode === 'notion'} />
          <NotionCard settings={settings} onActivate={onActivate} />
          <NotionSetup />
        </>
      )}
    </SystemTab>
  );
}
