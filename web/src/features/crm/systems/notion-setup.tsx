import { chakra, Stack } from '@chakra-ui/react';
import { Note } from '../../../components/note.tsx';

const OutLink = chakra(
  'a',
  { base: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' } },
  { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } },
);

/** How to come by a key, and how to let it into a database. */
export function NotionSetup() {
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
