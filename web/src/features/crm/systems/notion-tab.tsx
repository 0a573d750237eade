import { BackfillProgress } from './backfill-progress.tsx';
import { NotionCard } from './notion-card.tsx';
import { NotionSetup } from './notion-setup.tsx';
import { SystemTab, type Refusal, type SystemTabProps } from './system-tab.tsx';

/** The person's own Notion database as their CRM. */
export function NotionTab(props: SystemTabProps & { refusal: Refusal | null }) {
  return (
    <SystemTab userData={props.userData}>
      {({ crmSettings, channels }) => (
        <>
          {crmSettings.active_crm_mode === 'notion' && <BackfillProgress />}
          <NotionCard
            settings={crmSettings}
            status={channels.notion}
            refusal={props.refusal}
            onActivate={props.onActivate}
          />
          <NotionSetup />
        </>
      )}
    </SystemTab>
  );
}
