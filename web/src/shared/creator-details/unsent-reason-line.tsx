import { chakra, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { TextLink } from '../../components/text-link.ts';
import { useOtherCreator } from '../conversation/next-step/use-other-creator.ts';
import { unsentReason } from '../conversation/next-step/unsent-reason.ts';
import { useCreatorLink } from '../creator/creator-link.ts';

/** Why no email was sent, with the link to where it can be changed or looked at. */
export function UnsentReasonLine(props: {
  creator: Creator;
  /** In the details of the creator: the address and its faults are shown there already. */
  isInDetails?: boolean;
}) {
  const { creator, isInDetails = false } = props;
  const linkTo = useCreatorLink();
  const reason = unsentReason(creator, useOtherCreator(creator));
  if (!reason) return <Text color="fg.muted">Checking...</Text>;
  if (isInDetails && reason.isOfAddress) return null;
  const { sentence, other, place } = reason;
  // From the details, Back leads to them again, and closing leads to the list.
  const link = other && {
    ...linkTo(other.id),
    ...(isInDetails && { state: null, replace: false }),
  };
  return (
    <Flex direction="column" gap="1" align="flex-start">
      <Text overflowWrap="anywhere" {...(isInDetails && { color: 'fg.muted' })}>
        {sentence}
      </Text>
      {place && <TextLink to={place.to}>{place.label}</TextLink>}
      {other && link && (
        <TextLink {...link} overflowWrap="anywhere">
          Open <chakra.span dir="auto">{other.name}</chakra.span>
        </TextLink>
      )}
    </Flex>
  );
}
