import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { platformsOf } from '@vibes/core/creator/handles';
import { byPlatform, PLATFORM_NAMES, PLATFORMS } from '@vibes/core/creator/platform';
import { dmPlatform } from '@vibes/core/dm/due-dms';
import { readyDmPlatforms } from '@vibes/core/dm/ready-dm-platforms';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.ts';
import { Strip } from '../../../components/strip.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { loadAgain, loadCreators } from '../creator-store/creator-store.data.ts';
import { preparedDm } from '../../../shared/direct-message/prepared-dm.ts';
import type { Creators } from '../shown-rows/use-creators.ts';
import { DeskEnd } from './desk-end.tsx';
import { DmCard } from './dm-card.tsx';
import { DmQueue } from './dm-queue.tsx';
import { useDesk, type Desk } from './use-desk.ts';

interface DmDeskProps {
  creators: Creators;
  templates: MessageTemplates;
  my_name: string;
}

/** A creator of whom everything is known: only the template can be at fault. */
const SOMEBODY = { name: 'Anna Smith', handles: byPlatform(() => 'anna') };

/** In place of the cards while no DM template can be filled in: why, and where to fix it. */
function NoTemplate(props: { templates: MessageTemplates; my_name: string }) {
  const faults = PLATFORMS.flatMap((platform) => {
    const dm = preparedDm({ creator: SOMEBODY, platform, ...props });
    return dm.ok ? [] : [dm.sentence];
  });
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '10', md: '16' }}>
      <Heading as="h2" textStyle="lg" fontWeight="600">
        Your DM templates aren’t ready
      </Heading>
      {faults.map((sentence) => (
        <Text key={sentence} color="fg.muted" maxW="32rem">
          {sentence}
        </Text>
      ))}
      <LinkButton asChild size="sm" colorPalette="accent" mt="3">
        <Link to={routes.templates}>Message Templates</Link>
      </LinkButton>
    </Stack>
  );
}

/** What became of the card before, and the way to undo it; that there is no connection. */
function DeskNotices({ desk, isOnline }: { desk: Desk; isOnline: boolean }) {
  const { notice } = desk;
  return (
    // Always on the page, so that screen readers announce what appears in it.
    <div role="status">
      {!isOnline && (
        <Strip mb="3">
          You can still copy and open DMs. Mark them as sent once you’re back online.
        </Strip>
      )}
      {notice?.kind === 'sent' && (
        <Strip mb="3">
          <Text flex="1" minW="0" overflowWrap="anywhere">
            DM to <bdi>{notice.of.name}</bdi> marked as sent
          </Text>
          <Button
            size="xs"
            minH={{ base: '11', md: '8' }}
            variant="outline"
            onClick={() => desk.takeBack(notice.of)}
          >
            Undo
          </Button>
        </Strip>
      )}
      {notice?.kind === 'failed' && (
        <Strip mb="3" borderColor="danger.border">
          <Text minW="0" overflowWrap="anywhere">
            <Text as="span" fontWeight="500" color="fg.error">
              {notice.title}.
            </Text>{' '}
            {notice.sentence}
          </Text>
        </Strip>
      )}
      {notice?.kind === 'gone' && <Strip mb="3">{notice.sentence}</Strip>}
    </div>
  );
}

/** Which card it is, and how many are marked as sent. */
function Progress({ desk, isWhole }: { desk: Desk; isWhole: boolean }) {
  const { place, total, sent } = desk;
  return (
    <Box mb="3">
      <Flex justify="space-between" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Text>
          {place.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
          {!isWhole && '+'}
        </Text>
        {sent > 0 && <Text>{sent.toLocaleString('en-US')} sent</Text>}
      </Flex>
      <Box
        role="progressbar"
        aria-label="DMs sent"
        aria-valuenow={sent}
        aria-valuemax={total}
        mt="1"
        h="1"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box h="full" bg="green.solid" style={{ width: `${(100 * sent) / total}%` }} />
      </Box>
    </Box>
  );
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
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 17rem' }} gap="8">
      <Box minW="0" maxW="40rem">
        <DeskNotices desk={desk} isOnline={isOnline} />
        {card && platform && (
          <>
            <Progress desk={desk} isWhole={isWhole} />
            <DmCard
              key={card.id}
              card={card}
              desk={desk}
              first={platform}
              dmOf={(name) => preparedDm({ creator: card, platform: name, templates, my_name })}
              isOnline={isOnline}
            />
          </>
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
          <Text mt="4" textStyle="sm" color="fg.muted">
            {missing(desk.unready, ready)}{' '}
            <TextLink to={routes.templates}>Message Templates</TextLink>
          </Text>
        )}
      </Box>
      {card && (
        <Box hideBelow="lg">
          <DmQueue desk={desk} rows={rows} />
        </Box>
      )}
    </Grid>
  );
}

function missing(unready: number, ready: readonly string[]): string {
  const other = PLATFORMS.find((platform) => !ready.includes(platform)) ?? 'instagram';
  const who = unready === 1 ? '1 more creator is' : `${unready.toLocaleString('en-US')} more are`;
  return `${who} on ${PLATFORM_NAMES[other]} only. Finish your ${PLATFORM_NAMES[other]} DM template to see them here.`;
}
