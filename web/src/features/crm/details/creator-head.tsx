import { Flex } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { NextStep } from '../../../shared/conversation/next-step/next-step.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import {
  CreatorStanding,
  VerifiedMark,
} from '../../../shared/creator-details/creator-standing.tsx';
import { DetailsTitle } from './details-bar.tsx';

/** The creator's name, which stays in sight; handles, status, and what to do next. */
export function CreatorHead({ creator, step }: { creator: Creator; step: NextStep | null }) {
  return (
    <>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="1"
        align="center"
        gap="2.5"
        mx={{ base: '-4', md: '-6' }}
        px={{ base: '4', md: '6' }}
        pt="3"
        pb="2"
        bg="bg.panel"
        data-open-creator={creator.id}
        data-open-name={creator.name}
      >
        <CreatorFace creator={creator} size={40} />
        <DetailsTitle dir="auto" textAlign="start" overflowWrap="anywhere" minW="0" flex="0 1 auto">
          {creator.name}
        </DetailsTitle>
        {creator.is_verified && <VerifiedMark />}
      </Flex>
      <CreatorStanding creator={creator} step={step} hasReminder />
    </>
  );
}
