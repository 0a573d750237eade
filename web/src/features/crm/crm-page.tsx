import { Tabs } from '@chakra-ui/react';
import { crmChannel } from '@vibes/core/channel/channel';
import type { CrmMode } from '@vibes/core/crm/crm-settings';
import { lazy, Suspense, useRef, useState } from 'react';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Page } from '../../components/page.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';
import { ActiveMark } from '../../shared/channel/active-mark.tsx';
import { SwitchDialog } from '../../shared/channel/switch-dialog.tsx';
import { BesideList } from './details/beside-list.tsx';
import { FollowUpsWait } from './follow-ups-wait.tsx';
import { CreatorDatabase } from './list/creator-database.tsx';
import { CRM_TABS, crmModeNames } from './systems/crm-mode-names.ts';
import { switchCrmMode } from './systems/save-crm-settings.data.ts';
import { useLayout } from './view/use-layout.ts';
import { SystemSkeleton } from './systems/system-skeleton.tsx';
import type { Refusal } from './systems/system-tab.tsx';

// Only a person who mirrors creators to another system needs that channel's health.
const ChannelNotice = lazy(async () => ({
  default: (await import('../../shared/channel/channel-notice.tsx')).ChannelNotice,
}));
// Drawn beside the list, which is there first. It is asked for as soon as this screen is, so that it is
// there at the first press.
const drawer = import('./details/creator-drawer.tsx');
// The screen that draws it reports a failure.
drawer.catch(() => undefined);
const CreatorDrawer = lazy(async () => ({ default: (await drawer).CreatorDrawer }));
// The forms load with their tabs; the creators need none.
const NotionTab = lazy(async () => ({
  default: (await import('./systems/notion-tab.tsx')).NotionTab,
}));
const WebhookTab = lazy(async () => ({
  default: (await import('./systems/webhook-tab.tsx')).WebhookTab,
}));

/** Every creator captured so far, and the CRM systems they can be mirrored to. A tab keeps what is typed in it. */
export const CrmPage = () => (
  <BesideList>
    <Crm />
  </BesideList>
);

function Crm() {
  const userData = useUserData();
  const known = dataOf(userData);
  const active = known?.crmSettings.active_crm_mode;
  const channel = active ? crmChannel(active) : null;
  const tabs = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<CrmMode>('built-in');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const switching = useConfirm(async () => {
    setRefusal(null);
    // Only the form of Notion has a place for a refusal; of the others a toast tells.
    const ofNotion = (sentence: string) => setRefusal({ sentence });
    await switchCrmMode(wanted, wanted === 'notion' ? ofNotion : undefined);
  });
  const askFor = (mode: CrmMode) => () => {
    setWanted(mode);
    switching.ask();
  };
  const isWork = useLayout() === 'work';
  const list = (
    <Tabs.List ref={tabs} colorPalette="accent" {...(isWork && { borderBottomWidth: '0' })}>
      {CRM_TABS.map((mode) => (
        <Tabs.Trigger key={mode} value={mode} {...(isWork && { h: '9' })}>
          {crmModeNames(mode).tab}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
  return (
    <Tabs.Root defaultValue="built-in" lazyMount>
      <Page
        title="Creator CRM"
        {...(isWork
          ? { isDense: true, aside: list }
          : { description: 'Manage your relationships with TikTok creators.' })}
      >
        <LeaveGuard />
        <FollowUpsWait />
        {known && channel && (
          <Suspense>
            <ChannelNotice
              key={channel}
              channel={channel}
              status={known.channels[channel]}
              isConnected
            />
          </Suspense>
        )}
        {!isWork && list}
        <Tabs.Content value="built-in" {...(isWork && { pt: '0' })}>
          <CreatorDatabase
            aside={
              active && (
                <ActiveMark
                  isActive={active === 'built-in'}
                  isReady
                  onActivate={askFor('built-in')}
                />
              )
            }
          />
        </Tabs.Content>
        <Tabs.Content value="notion">
          <Suspense fallback={<SystemSkeleton />}>
            <NotionTab userData={userData} refusal={refusal} onActivate={askFor('notion')} />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="webhook">
          <Suspense fallback={<SystemSkeleton />}>
            <WebhookTab userData={userData} onActivate={askFor('webhook')} />
          </Suspense>
        </Tabs.Content>
        <Suspense>
          <CreatorDrawer />
        </Suspense>
        <SwitchDialog
          {...switching.dialog}
          title="Switch CRM System?"
          system={crmModeNames(wanted).system}
          sentence="Your data stays saved in all systems, but operations will use the selected one."
          finalFocus={() =>
            wanted === active
              ? (tabs.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? null)
              : null
          }
        />
      </Page>
    </Tabs.Root>
  );
}
