import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { CaptureList, UnreadLine } from '@vibes/core/capture/read-capture-list';
import { type Platform, PLATFORM_NAMES, PLATFORMS } from '@vibes/core/creator/platform';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { CheckBox } from '../../components/check-box.tsx';
import { Choice } from '../../components/choice.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useUserData } from '../../lib/user-data.ts';
import { grouped } from '../../lib/counted.ts';
import { canHold, costWords, namesWords, readingWords, unreadWords } from './capture-words.ts';

/**
 * Has the emails of the list in the box wait for review; nothing where they do by the settings, or
 * none can go out.
 */
function ReviewFirst(props: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const sending = dataOf(useUserData());
  if (!sending || !canHold(sending)) return null;
  return (
    <chakra.label display="flex" alignItems="center" gap="2" my="1" w="fit-content" color="fg">
      <CheckBox checked={props.isOn} onChange={({ target }) => props.onChange(target.checked)} />
      Review these first
    </chakra.label>
  );
}

/** Lines listed one by one; the rest is counted. */
const LINES_TOLD = 5;

/** How the box understands its text, while it can still be corrected. */
export function CaptureReading(props: {
  list: CaptureList;
  platform: Platform | null;
  onPlatform: (platform: Platform) => void;
  /** Whether the emails of the list wait for review; asked for several creators only. */
  isReviewed: boolean;
  onReviewed: (isReviewed: boolean) => void;
}) {
  const { list, platform } = props;
  const creators = list.captures.length + list.bare_handles;
  const names = namesWords(list);
  return (
    <Box mt="2" textStyle="xs" color="fg.muted">
      {/* A platform once chosen can be changed as long as the text is there. */}
      {(list.bare_handles > 0 || platform !== null) && (
        <PlatformChoice platform={platform} onChoose={props.onPlatform} />
      )}
      <Text role="status" color="fg" fontWeight="500" overflowWrap="anywhere">
        {readingWords(list)}
      </Text>
      {names !== null && <Text overflowWrap="anywhere">{names}</Text>}
      {list.unread.length > 0 && <UnreadLines lines={list.unread} />}
      {creators > 1 && <ReviewFirst isOn={props.isReviewed} onChange={props.onReviewed} />}
      {creators > 0 && <Cost creators={creators} isReviewed={creators > 1 && props.isReviewed} />}
    </Box>
  );
}

function UnreadLines({ lines }: { lines: UnreadLine[] }) {
  const more = lines.length - LINES_TOLD;
  return (
    <chakra.ul listStyleType="none" my="1">
      {lines.slice(0, LINES_TOLD).map(({ number, text, why }, index) => (
        <chakra.li key={index} display="flex" gap="1" minW="0">
          <chakra.span flexShrink={0}>Line {number}:</chakra.span>
          <chakra.span truncate dir="auto" color="fg">
            {text}
          </chakra.span>
          <chakra.span flexShrink={0}>· {unreadWords(why)}</chakra.span>
        </chakra.li>
      ))}
      {more > 0 && <li>and {grouped(more)} more</li>}
    </chakra.ul>
  );
}

/** Nothing while the balance is not known. */
function Cost({ creators, isReviewed }: { creators: number; isReviewed: boolean }) {
  const uid = useUid();
  const usage = dataOf(useLiveDocument(usageCreditsPlace.at(uid)));
  const sending = dataOf(useUserData()) ?? null;
  if (!usage) return null;
  const { num_credits: credits } = usage;
  const { text, isShort } = costWords(creators, { credits, sending, isReviewed });
  return (
    <Flex wrap="wrap" columnGap="1.5" fontWeight={isShort ? '500' : undefined}>
      <Text color={isShort ? 'fg' : undefined}>{text}</Text>
      {isShort && <TextLink to={`${routes.profile}?tab=plans`}>See plans</TextLink>}
    </Flex>
  );
}

const QUESTION = 'These handles are on';

/** The choice of the platform for handles without a link. */
function PlatformChoice(props: {
  platform: Platform | null;
  onChoose: (platform: Platform) => void;
}) {
  return (
    <Flex align="center" wrap="wrap" gap="2" mb="2">
      <Text color="fg" aria-hidden="true">
        {QUESTION}
      </Text>
      <Choice
        label={QUESTION}
        words={PLATFORM_NAMES}
        values={PLATFORMS}
        chosen={props.platform}
        onChoose={props.onChoose}
      />
    </Flex>
  );
}
