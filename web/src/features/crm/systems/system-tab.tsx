import { Stack } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import type { ReactNode } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { SystemForm } from './system-skeleton.tsx';

/** What a tab of a system needs of the page. */
export interface SystemTabProps {
  userData: Loadable<UserData>;
  onActivate: () => void;
}

/** The tab of a system that keeps copies of the creators. */
export function SystemTab(props: {
  userData: Loadable<UserData>;
  children: (settings: CrmSettings) => ReactNode;
}) {
  return (
    <Stack gap="4" maxW="48rem">
      <Loaded of={props.userData} fault="Failed to fetch user data" skeleton={<SystemForm />}>
        {({ crmSettings }) => props.children(crmSettings)}
      </Loaded>
    </Stack>
  );
}
