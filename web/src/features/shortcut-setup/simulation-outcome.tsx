import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { withoutDryRun } from '@vibes/core/capture/capture-message';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import { TextLink } from '../../components/text-link.ts';
import { routes } from '../../lib/routes.ts';
import { addressSentence } from './address-sentence.ts';
import type { SimulatedCapture } from './simulate-capture.ts';

const KEY_REPLACED =
  'Your API key has changed. This page has the new one: copy it into the shortcut, then try again.';

/** What the phone would show, or the refusal and what to do. */
export function SimulationOutcome(props: { outcome: SimulatedCapture; isKeyReplaced: boolean }) {
  const { outcome, isKeyReplaced } = props;
  if (outcome.ok) return <OnThePhone answer={outcome.answer} />;
  return (
    <Flex gap="2" mt="4" color="fg.error">
      <Box pt="0.5" flexShrink={0}>
        <TriangleAlert size={16} aria-hidden="true" />
      </Box>
      <Text>
        {outcome.code === 'unauthorized' && isKeyReplaced ? KEY_REPLACED : outcome.message}
        {outcome.code === 'out_of_credits' && (
          <>
            {' '}
            <TextLink to={routes.profile}>See Plans & Billing</TextLink>
          </>
        )}
      </Text>
    </Flex>
  );
}

function OnThePhone({ answer }: { answer: CaptureAnswer }) {
  const { message, email, dm } = answer;
  return (
    <Stack gap="4" mt="5" animation="appear 0.2s both">
      <Flex
        as="figure"
        role="group"
        aria-label="The notification on the phone"
        gap="3"
        p="3"
        maxW="24rem"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="1rem"
        boxShadow="sm"
      >
        <Notification message={withoutDryRun(message)} />
      </Flex>
      <chakra.dl display="grid" gap="3">
        <Fact name="Address found">{addressSentence(answer)}</Fact>
        <Fact name="On the clipboard">
          {dm?.text ?? <NoDm hasOptedOut={email.state === 'opted_out'} />}
        </Fact>
        {dm && <Fact name="Opens">{dm.open_url}</Fact>}
      </chakra.dl>
      <Text color="fg.muted">
        This was a simulation. No creator was saved, nothing was sent or charged.
      </Text>
    </Stack>
  );
}

function Notification({ message }: { message: string }) {
  return (
    <>
      <Box flexShrink={0} pt="0.5">
        <Logo />
      </Box>
      <Box minW="0">
        <Text fontWeight="600">Vibes Outreach</Text>
        <Text overflowWrap="anywhere">{message}</Text>
      </Box>
    </>
  );
}

function NoDm({ hasOptedOut }: { hasOptedOut: boolean }) {
  if (hasOptedOut) return 'Nothing. This creator unsubscribed.';
  return (
    <>
      Nothing yet. Write the DM in your <TextLink to={routes.templates}>message templates</TextLink>
      .
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <chakra.dt textStyle="xs" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere" whiteSpace="pre-wrap">
      {children}
    </chakra.dd>
  </Box>
);
