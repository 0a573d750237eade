import { Flex, Text } from '@chakra-ui/react';
import { PLATFORM_NAMES, PLATFORMS } from '@vibes/core/creator/platform';
import { platformsOf } from '@vibes/core/creator/handles';
import { dmPlatform } from '@vibes/core/dm/due-dms';
import { readyDmPlatforms } from '@vibes/core/dm/ready-dm-platforms';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { useEffect, useMemo } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { loadAgain, loadCreators } from '../creator-store/creator-store.data.ts';
import { preparedDm } from '../direct-message/prepared-dm.ts';
import type { Creators } from '../shown-rows/use-creators.ts';
import { DeskEnd } from './desk-end.tsx';
import { DeskNotices } from './desk-notice.tsx';
import { DmCard } from './dm-card.tsx';
import { NoTemplate } from './no-template.tsx';
import { useDesk } from './use-desk.ts';

interface DmDeskProps {
  creators: Creators;
  templates: MessageTemplates;
  my_name: string;
}

/** One card at a time. It begins with the newest creators, while the others load. */
export function DmDesk({ creators, templates, my_name }: DmDeskProps) {
  const { rows, isWhole, work } = creators;
  const ready = useMemo(() => readyDmPlatforms(templates, my_name), [templates, my_name]);
  const desk = useDesk(rows, ready);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isWhole) loadCreators(Infinity);
  }, [isWhole]);

  if (ready.length === 0) return <NoTemplate templates={templates} my_name={my_name} />;
  const { card } = desk;
  const platform = card && (dmPlatform(card, ready) ?? platformsOf(card)[0]);
  return (
    <>
      <DeskNotices desk={desk} isOnline={isOnline} />
      {desk.total > 0 && card && (
        <Text color="fg.muted" mb="3" fontVariantNumeric="tabular-nums">
          {desk.place.toLocaleString('en-US')} of {desk.total.toLocaleString('en-US')}
          {!isWhole && '+'}
        </Text>
      )}
      {card && platform && (
        <DmCard
          key={card.id}
          card={card}
          desk={desk}
          first={platform}
          dmOf={(name) => preparedDm({ creator: card, platform: name, templates, my_name })}
          isOnline={isOnline}
        />
      )}
      {!card && isWhole && <DeskEnd desk={desk} />}
      {!isWhole && work === 'failed' && (
        <ErrorPanel
          title="We couldn’t load your older creators."
          message="Check your network and try again."
          onRetry={() => void loadAgain(Infinity)}
        />
      )}
      {desk.unready > 0 && (
        <Flex mt="4">
          <Text textStyle="sm" color="fg.muted">
            {missing(desk.unready, ready)}{' '}
            <TextLink to={routes.templates}>Message Templates</TextLink>
          </Text>
        </Flex>
      )}
    </>
  );
}

function missing(unready: number, ready: readonly string[]): string {
  const other = PLATFORMS.find((platform) => !ready.includes(platform)) ?? 'instagram';
  const who = unready === 1 ? '1 more creator is' : `${unready.toLocaleString('en-US')} more are`;
  return `${who} on ${PLATFORM_NAMES[other]} only. Finish your ${PLATFORM_NAMES[other]} DM template to see them here.`;
}
