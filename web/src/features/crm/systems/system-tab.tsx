import { Stack } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import type { ReactNode } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { FORM_WIDTH } from '../../../components/page.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { SystemForm } from './system-skeleton.tsx';

/** Why a system was not made active. Each refusal is a new object, even with the same words. */
export interface Refusal {
  sentence: string;
}

/** What a system's tab gets from the page. */
export interface SystemTabProps {
  userData: Loadable<UserData>;
  onActivate: () => void;
}

/** The tab of a system that gets mirrors of the creators. */
export function SystemTab(props: {
  userData: Loadable<UserData>;
  children: (data: UserData) => ReactNode;
}) {
  return (
    <Stack gap="4" maxW={FORM_WIDTH}>
      <Loaded of={props.userData} fault="Failed to fetch user data" skeleton={<SystemForm />}>
        {(data) => props.children(data)}
      </Loaded>
    </Stack>
  );
}

/** What deleting `what` does to the active system; the creators stay. */
export const clearSentence = (what: string, isActive: boolean): string =>
  `This deletes ${what}${isActive ? ' and makes the built-in CRM the active one' : ''}. Your creators stay.`;
