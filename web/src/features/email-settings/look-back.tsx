import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { RepliesStatus } from '@vibes/core/watch/replies-status';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import { lookBackWords } from '../../shared/replies/replies-words.ts';
import { saveLookBack } from './save-email-settings.data.ts';

/**
 * Emails from before watching was switched on. Right after that it is a question with a no; from then
 * on a sentence with the way to look for their answers after all.
 */
export function LookBack(props: {
  of: Pick<RepliesStatus, 'watched_since'> & { unwatched: NonNullable<RepliesStatus['unwatched']> };
  isAsked: boolean;
  /** It was answered. */
  onEnd: () => void;
}) {
  const { isAsked, onEnd } = props;
  const [isBusy, setIsBusy] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) yes.current?.focus();
  }, [isAsked]);
  const { question, standing, reading } = lookBackWords(props.of, useNow());

  async function look() {
    if (isBusy) return;
    setIsBusy(true);
    const isSaved = await saveLookBack();
    setIsBusy(false);
    if (isSaved) onEnd();
  }
  return (
    <Stack gap="3" role="group" aria-label="Earlier emails">
      <Text>
        {isAsked ? question : standing} {reading}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button
          ref={yes}
          size="sm"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => void look()}
        >
          {isBusy ? 'Saving...' : 'Look for replies'}
        </Button>
        {isAsked && (
          <Button size="sm" variant="ghost" aria-disabled={isBusy || undefined} onClick={onEnd}>
            No
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
