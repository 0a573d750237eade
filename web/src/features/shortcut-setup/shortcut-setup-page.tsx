import { Box, chakra, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { routes } from '../../lib/routes.ts';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { useUserData } from '../../lib/user-data.ts';
import { HandoverQr } from '../../shared/handover/handover-qr.tsx';
import { CaptureProof } from './capture-proof.tsx';
import { CaptureSimulator } from './capture-simulator.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
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

const Choice = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    p: '5',
    '& > svg': { flexShrink: 0 },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** What happens while there is nothing to download. */
const BUILD = 'We build it together, about five minutes.';

/** The first question: is the shortcut on the phone already? */
function InitialStage() {
  const { shortcut_url } = useProductSettings();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Choice to={stagePath('setup')}>
        <Said
          title="I need to download the shortcut"
          why={shortcut_url ? 'Get it onto your iPhone and give it your API key.' : BUILD}
        />
        <ChevronRight size={18} aria-hidden="true" />
      </Choice>
      <Choice to={stagePath('existing')}>
        <Said
          title="I already downloaded it"
          why="Put your API key into it, or replace the old one."
        />
        <ChevronRight size={18} aria-hidden="true" />
      </Choice>
    </SimpleGrid>
  );
}

function Said({ title, why }: { title: string; why: string }) {
  return (
    <Box minW="0">
      <Text fontWeight="600">{title}</Text>
      <Text color="fg.muted" mt="0.5">
        {why}
      </Text>
    </Box>
  );
}

/** How to get the shortcut onto the phone and give it the key. */
export function ShortcutSetupPage() {
  const stage = useStage();
  const isPhone = useIsPhone();
  return (
    <Page title="iPhone Shortcut Setup Guide" isForm>
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
