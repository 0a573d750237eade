import { chakra, Stack } from '@chakra-ui/react';
import { Note } from '../../../components/note.tsx';
import { BackfillProgress } from './backfill-progress.tsx';
import { NotionCard } from './notion-card.tsx';
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

const OutLink = chakra(
  'a',
  { base: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' } },
  { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } },
);

/** How to get a key, and how to give it access to a database. */
function NotionSetup() {
  return (
    <Note title="Set up Notion in two steps">
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        <li>
          Create an integration at{' '}
          <OutLink href="https://www.notion.so/my-integrations">notion.so/my-integrations</OutLink>{' '}
          and copy its key.
        </li>
        <li>
          Share the database with it: open the database, then <strong>•••</strong> →{' '}
          <strong>Connections</strong>, and pick your integration.
        </li>
      </Stack>
    </Note>
  );
}
