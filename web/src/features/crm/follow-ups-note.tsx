import { Box } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Note } from '../../components/note.tsx';
import { TextLink } from '../../components/text-link.ts';
import { routes } from '../../lib/routes.ts';

export const FollowUpsNote = ({ since }: { since: Date }) => (
  <Box mb="5">
    <Note title="Follow-ups are waiting" tone="warning">
      We couldn’t read your mailbox for replies since {format(since, 'EEEE, MMMM d')}. Follow-ups
      are sent once we can. <TextLink to={routes.email}>Open Email Settings</TextLink>
    </Note>
  </Box>
);
