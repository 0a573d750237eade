import { chakra } from '@chakra-ui/react';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { DM_MAXIMUM } from '@vibes/core/template/template-limits';
import type { CharacterCount } from './character-count.ts';

const SAYS: Record<CharacterCount['state'], (name: string) => string> = {
  fits: () => '',
  near: (name) => `Close to what ${name} allows.`,
  risky: (name) => `A long name makes it too long for ${name}. It would be cut.`,
  over: (name) => `Too long for ${name}: shorten it.`,
};
const COLOR = {
  fits: 'fg.muted',
  near: 'status.silent',
  risky: 'status.silent',
  over: 'fg.error',
} as const;

/** How long the DM is and how long it may be; a limit that is near or passed is also spoken. */
export function DmCount({ platform, count }: { platform: Platform; count: CharacterCount }) {
  const maximum = DM_MAXIMUM[platform].toLocaleString('en');
  return (
    <chakra.span textStyle="xs" color={COLOR[count.state]} ms="auto" textAlign="end">
      <chakra.span role="status">{SAYS[count.state](PLATFORM_NAMES[platform])}</chakra.span>{' '}
      <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${count.used.toLocaleString('en')} of ${maximum} characters`}
      </chakra.span>
    </chakra.span>
  );
}
