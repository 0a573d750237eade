import { Stack } from '@chakra-ui/react';
import { Page } from '../../components/page.tsx';
import { Balance } from './balance.tsx';
import { Statement } from './statement.tsx';

/** What the balance is, and every change that led to it. */
export function StatementPage() {
  return (
    <Page title="Credits" description="What is left, and where every credit went." maxW="60rem">
      <Stack gap="5">
        <Balance />
        <Statement />
      </Stack>
    </Page>
  );
}
