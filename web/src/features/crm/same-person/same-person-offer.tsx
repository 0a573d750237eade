import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { TextLink } from '../../../components/text-link.ts';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { joinWithUndo, markNotSame } from '../../../shared/creator/same-person/same-person.data.ts';
import { accountWord, JOIN_EFFECT } from '../../../shared/creator/same-person/same-person-words.ts';
import { useCreatorLink } from '../../../shared/creator/creator-link.ts';
import type { LikelySame } from './likely-same.ts';
import { useLikelySame } from './use-likely-same.ts';

/** Asks whether another creator of the CRM is the same person, where something says so. */
export function SamePersonOffer({ creator }: { creator: Creator }) {
  const likely = useLikelySame(creator);
  const place = useKeptFocus<HTMLDivElement>(likely?.other.id);
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      {likely && <Offer key={likely.other.id} creator={creator} likely={likely} />}
    </Box>
  );
}

function Offer({ creator, likely }: { creator: Creator; likely: LikelySame }) {
  const { other, account, because } = likely;
  const linkTo = useCreatorLink();
  const pair = { id: creator.id, other: other.id, word: accountWord(account) };
  const { isBusy, run } = useBusy((act: typeof joinWithUndo) => act(pair));
  return (
    <Box
      as="section"
      aria-label="May be the same person"
      mb="5"
      p="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text fontWeight="500" overflowWrap="anywhere">
        Is this also <ProfileHandle {...account} /> on {PLATFORM_NAMES[account.platform]}?
      </Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {because === 'named'
          ? 'Their pages mention the account of '
          : 'They have the same email address as '}
        {/* Back leads to these details again, and closing leads to the list. */}
        <TextLink {...linkTo(other.id)} state={null} replace={false}>
          <bdi>{other.name}</bdi>
        </TextLink>
        . {creator.email_sent && other.email_sent && JOIN_EFFECT}
      </Text>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button
          size="xs"
          variant="outline"
          maxW="full"
          aria-disabled={isBusy || undefined}
          onClick={() => run(joinWithUndo)}
        >
          <Text as="span" truncate>
            Join with @{account.handle}
          </Text>
        </Button>
        <Button
          size="xs"
          variant="ghost"
          aria-disabled={isBusy || undefined}
          onClick={() => run(markNotSame)}
        >
          Not the same person
        </Button>
      </Flex>
    </Box>
  );
}
