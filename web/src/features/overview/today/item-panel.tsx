import { Box, Flex, Stack, Text, type Drawer, type Heading } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { lazy, Suspense } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { Section } from '../../../components/section.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { useNextStep } from '../../../shared/conversation/next-step/use-next-step.ts';
import type { NextStep } from '../../../shared/conversation/next-step/next-step.ts';
import { TimeLine } from '../../../shared/conversation/time-line/time-line.tsx';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { creatorLink } from '../../../shared/creator/creator-link.ts';
import {
  CreatorStanding,
  VerifiedMark,
} from '../../../shared/creator-details/creator-standing.tsx';
import { EmailFacts } from '../../../shared/creator-details/email-facts.tsx';
import { OptedOut } from '../../../shared/creator-details/opted-out.tsx';
import { ItemSkeleton } from './today-frame.tsx';

// A third of the panel: it fills in templates.
const DirectMessage = lazy(async () => ({
  default: (await import('../../../shared/direct-message/direct-message.tsx')).DirectMessage,
}));

/** The steps that need the address and its evidence in sight. */
const OF_ADDRESS: ReadonlySet<NextStep | null> = new Set([
  'choose',
  'choose_other',
  'type_address',
  'fix',
  'send',
]);

/** A heading of the page, or the title of a dialog. */
export type TitleOf = typeof Heading | typeof Drawer.Title;

/** A creator of the day, with what was said and the one thing to do. */
export function ItemPanel(props: { id: string; isDm: boolean; Title: TitleOf }) {
  const { id, ...shown } = props;
  const creator = useLiveDocument(creatorPlace.at(useUid(), id));
  return (
    <Box px={{ base: '4', md: '6' }} pb="5">
      <Loaded of={creator} fault="We couldn’t load this creator." skeleton={<ItemSkeleton />}>
        {(found) =>
          found ? (
            <Known creator={{ ...found, id }} {...shown} />
          ) : (
            <Text data-of-nobody role="status" color="fg.muted" pt="5">
              This creator isn’t in your CRM anymore.
            </Text>
          )
        }
      </Loaded>
    </Box>
  );
}

function Known(props: { creator: Creator; isDm: boolean; Title: TitleOf }) {
  const { creator, isDm, Title } = props;
  const step = useNextStep(creator);
  const dm = !creator.opted_out_at && (
    <Suspense fallback={<ItemSkeleton />}>
      <DirectMessage creator={creator} isNext={isDm || step === 'dm'} />
    </Suspense>
  );
  return (
    <Stack gap="0" data-open-creator={creator.id} data-open-name={creator.name}>
      <Flex
        align="center"
        gap="2.5"
        position="sticky"
        top="0"
        zIndex="1"
        pt={{ base: '4', md: '5' }}
        pb="2"
        bg="bg.panel"
      >
        <CreatorFace creator={creator} size={40} />
        <Title as="h2" textStyle="lg" dir="auto" overflowWrap="anywhere" minW="0">
          {creator.name}
        </Title>
        {creator.is_verified && <VerifiedMark />}
        <TextLink {...creatorLink(creator.id)} state={null} ms="auto" textStyle="sm" flexShrink={0}>
          All details
        </TextLink>
      </Flex>
      <CreatorStanding creator={creator} step={step} hasReminder={false} />
      <OptedOut creator={creator} />
      {isDm && dm}
      {OF_ADDRESS.has(step) && (
        <Section title="Email">
          <EmailFacts creator={creator} step={step} />
        </Section>
      )}
      <TimeLine creator={creator} step={step} hasKeys={false} />
      {!isDm && step === 'dm' && dm}
    </Stack>
  );
}
