import type { UserAccount } from '@vibes/core/account/user-account';
import { creatorPlace, userPlace } from '@vibes/core/firestore/places';
import { templateValues, type TemplateValues } from '@vibes/core/template/template-variables';
import { limit, orderBy } from 'firebase/firestore';
import { useState } from 'react';
import { useLiveDocument, useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { TemplateTab } from '../fields/template-tabs.ts';
import {
  inventedCreator,
  inventedStudio,
  pickRecipient,
  recipientsOf,
  type PreviewCreator,
} from './preview-creator.ts';

/** Creators to choose from. */
const NEWEST = 10;

export interface Preview {
  creator: PreviewCreator;
  /** The variables' values for this creator. */
  values: TemplateValues;
  account: UserAccount | null;
  /** The choices: the newest captured, or an invented one, and the one without a first name. */
  choices: PreviewCreator[];
  /** Somebody has been captured, perhaps on another platform. */
  hasCreators: boolean;
  choose: (id: string) => void;
}

/** The creator of the previews: one of the newest creators, else an invented one. */
export function usePreview(tab: TemplateTab): Loadable<Preview> {
  const uid = useUid();
  const account = useLiveDocument(userPlace.at(uid));
  const creators = useLiveQuery(creatorPlace.within(uid), `newest ${NEWEST}`, () => [
    orderBy('created_at', 'desc'),
    limit(NEWEST),
  ]);
  const [id, setId] = useState<string | null>(null);

  if (account.status !== 'data') return account;
  if (creators.status !== 'data') return creators;
  const recipients = recipientsOf(creators.data, tab);
  const studio = inventedStudio(tab);
  const choices = [...(recipients.length > 0 ? recipients : [inventedCreator(tab)]), studio];
  const creator =
    id === studio.id ? studio : (pickRecipient(recipients, { tab, id }) ?? inventedCreator(tab));
  const data = {
    creator,
    values: templateValues({ ...creator, my_name: account.data?.name ?? '' }),
    account: account.data,
    choices,
    hasCreators: creators.data.length > 0,
    choose: setId,
  };
  return { status: 'data', data };
}
