import { Box, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { routes } from '../../lib/routes.ts';
import { useUserData } from '../../lib/user-data.ts';
import { HandoverQr } from '../../shared/handover/handover-qr.tsx';
import { CaptureProof } from './capture-proof.tsx';
import { CaptureSimulator } from './capture-simulator.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
import { InitialStage } from './initial-stage.tsx';
import { PressPicture, ReplacePicture } from './phone-pictures.tsx';
import { ReplaceSteps } from './replace-steps.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { stagePath, useStage, type Stage } from './use-stage.ts';

/** The heading of a stage with a link back to the first question; takes the focus when the stage opens. */
function StageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Flex justify="space-between" align="center" gap="4">
      <Heading as="h2" ref={heading} tabIndex={-1} textStyle="xl" fontWeight="700" outline="none">
        {children}
      </Heading>
      <LinkButton asChild size="xs" variant="outline">
        <Link to={stagePath('initial')}>Back</Link>
      </LinkButton>
    </Flex>
  );
}

/** The stage from no shortcut to the first press. */
function SetupStage({ apiKey }: { apiKey: string }) {
  return (
    <Stack gap="4">
      <StageHeading>Set up the shortcut</StageHeading>
      <SetupSteps apiKey={apiKey} proof={<CaptureProof />} />
      <CaptureSimulator apiKey={apiKey} />
    </Stack>
  );
}

/** The stage for a shortcut that is on the phone already and needs its key. */
function ExistingStage({ apiKey }: { apiKey: string }) {
  return (
    <Stack gap="4">
      <StageHeading>Put your key into the shortcut</StageHeading>
      <GuideStep number={1} title="Replace the key" picture={<ReplacePicture />}>
        <Box mb="4">
          <CopyKeyButton apiKey={apiKey} isNext />
        </Box>
        <ReplaceSteps />
      </GuideStep>
      <GuideStep number={2} title="Press it" picture={<PressPicture />}>
        <FirstPress proof={<CaptureProof />} />
      </GuideStep>
      <CaptureSimulator apiKey={apiKey} />
    </Stack>
  );
}

/** How to get the shortcut onto the phone and give it the key. */
export function ShortcutSetupPage() {
  const stage = useStage();
  const isPhone = useIsPhone();
  return (
    <Page title="iPhone Shortcut Setup Guide" maxW="56rem">
      <Stack gap="5">
        <QuietLink to={routes.dashboard}>
          <ArrowLeft size={16} aria-hidden="true" />
          Back to Dashboard
        </QuietLink>
        {!isPhone && (
          <Panel
            title="Set it up on your iPhone"
            subtitle="The guide opens there with your API key. You do not have to sign in on the phone."
          >
            <HandoverQr isNext={stage === 'initial'} />
          </Panel>
        )}
        {stage === 'initial' ? <InitialStage /> : <KeyedStage stage={stage} />}
      </Stack>
    </Page>
  );
}

/** The stages that show the key: they wait for it. */
function KeyedStage({ stage }: { stage: Exclude<Stage, 'initial'> }) {
  const userData = useUserData();
  return (
    <Loaded
      of={userData}
      fault="Failed to fetch user data"
      skeleton={<Skeleton h="24rem" borderRadius="l3" />}
    >
      {({ apiKey: { api_key } }) => {
        if (!api_key) return <NoKey />;
        return stage === 'setup' ? (
          <SetupStage apiKey={api_key} />
        ) : (
          <ExistingStage apiKey={api_key} />
        );
      }}
    </Loaded>
  );
}

function NoKey() {
  return (
    <Panel title="No API key found">
      <Text color="fg.muted">The shortcut signs in with your API key.</Text>
      <Box mt="3">
        <QuietLink to={routes.apiKeys}>Look at your API key</QuietLink>
      </Box>
    </Panel>
  );
}

const QuietLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    w: 'fit-content',
    py: '1',
    color: 'fg.muted',
    borderRadius: 'l1',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});
