import { Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { marked } from '../../../components/marked.ts';
import { judgeReply } from '../answer/answer.data.ts';
import { useBusy } from '../../../lib/use-busy.ts';

const BAR = 'data-may-be';

/** Leads to the newest message that may be the creator's. */
export function ToMayBe() {
  const lead = () => {
    const bar = [...document.querySelectorAll(`[${BAR}]`)].at(-1);
    bar?.scrollIntoView({ block: 'center' });
    bar?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <Button size="sm" {...marked(true)} onClick={lead}>
      Is it a reply?
    </Button>
  );
}

/** Below a message that may be the creator's: only the person can say so, with one tap. */
export function MayBeBar(props: {
  creator: Creator;
  message: { id: string; from: string; in_junk: boolean };
}) {
  const { creator, message } = props;
  const { isBusy, run: judge } = useBusy((is_theirs: boolean) =>
    judgeReply(creator, { inbound_id: message.id, is_theirs }),
  );
  return (
    <Flex
      {...{ [BAR]: '' }}
      gap="3"
      p="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text flex="1" minW="14rem">
        {message.in_junk ? 'Gmail put this in spam.' : 'We couldn’t verify who sent this.'} Is it
        from {creator.name}?
      </Text>
      <Flex gap="2">
        <Button
          size="xs"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => judge(true)}
        >
          Yes, it’s a reply
        </Button>
        <Button
          size="xs"
          variant="ghost"
          aria-disabled={isBusy || undefined}
          onClick={() => judge(false)}
        >
          No
        </Button>
      </Flex>
    </Flex>
  );
}
