import { Button, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { creatorPlace, userPlace } from '@vibes/core/firestore/places';
import { Suspense, useEffect, useState } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { latePart } from '../../components/late-part.tsx';
import { SkeletonOf } from '../../components/skeleton-of.tsx';
import { Strip } from '../../components/strip.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { localStore } from '../../lib/storage.ts';
import { useUserData } from '../../lib/user-data.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';
import { CaptureBox } from '../../shared/capture/capture-box.tsx';
import { CaptureLines } from '../../shared/capture/capture-lines.tsx';
import { keepFirstEmail, useFirstEmailDraft } from './first-email/first-email-draft.ts';
import type { FirstCreator, FirstEmailProps } from './first-email/first-email.tsx';
import { isConnected, isSetUp } from './first-email/set-up.ts';
import { StepList, type FirstEmailStep } from './first-email/step-list.tsx';
import { SetupBanner } from './setup-banner.tsx';

const FirstEmail = latePart<FirstEmailProps>(
  async () => (await import('./first-email/first-email.tsx')).FirstEmail,
  'We couldn’t load the first email.',
);

const WALKED_KEY = 'vibes.walked';

/** The way back to the first email, for a person who skipped it. */
const SkippedStrip = ({ onBack }: { onBack: () => void }) => (
  <Strip>
    <Text fontWeight="500">You haven’t sent your first email yet</Text>
    <Button size="xs" variant="outline" ms="auto" onClick={onBack}>
      Send your first email
    </Button>
  </Strip>
);

/** As many lines as the dashboard has room for. */
const ROOM = 5;

/**
 * The quickest way to capture on a computer, with the outcomes of the last captures. `isIn`: a
 * creator who is shown below, and whose outcome is therefore not.
 */
function CaptureCard({ isIn }: { isIn: string | null }) {
  const place = useKeptFocus<HTMLDivElement>(useHasCaptures());
  return (
    <Stack ref={place} tabIndex={-1} outline="none" gap="4">
      <CaptureBox
        foot={
          <Text as="div" textStyle="xs" mt="3">
            <TextLink to={routes.capture}>More ways to capture</TextLink>
          </Text>
        }
      />
      <CaptureLines room={ROOM} isIn={isIn} />
    </Stack>
  );
}

/**
 * The box to capture in, and below it, until the first email went out, all that it needs beside it. The
 * box comes first, so that it never moves under a hand while the rest arrives.
 */
export function GettingStarted() {
  const uid = useUid();
  const account = useLiveDocument(userPlace.at(uid), { orLastKnown: true });
  const userData = useUserData();
  const { state } = useFirstEmailDraft(uid);
  const [hasSent, setHasSent] = useState<boolean>();
  const [creator, setCreator] = useState<FirstCreator | null>(null);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const known = dataOf(account);
  // A read that fails must not take away a form that is being filled in, or sent.
  const [settings, setSettings] = useState(dataOf(userData));
  const fresh = dataOf(userData);
  if (fresh && fresh !== settings) setSettings(fresh);
  const isReady = known && settings ? isSetUp(known, settings) : undefined;
  const isNew = known?.first_capture_at === null;

  const isBegun = state === 'open';
  // Begun here, it stays once everything is set up: the email itself is still to go out.
  const isUnsent = (isReady === false || isBegun) && (isNew || hasSent === false);
  if (!isUnderWay && isUnsent && (isBegun || state === null)) setIsUnderWay(true);
  // It went out after this page was left, or from another device.
  const hasEnded = isBegun && hasSent === true && !isUnderWay;
  useEffect(() => {
    if (hasEnded) keepFirstEmail(uid, { state: 'done' });
  }, [hasEnded, uid]);
  const isShown = isUnderWay && state !== 'skipped' && known && settings;

  const isLoading = account.status === 'loading' || userData.status === 'loading';
  useEffect(() => {
    if (isReady !== undefined) localStore.write(WALKED_KEY, isReady ? uid : '');
  }, [isReady, uid]);
  // Room while it loads, where this device saw last that something lacks.
  const kept = localStore.read(WALKED_KEY);
  const isOpen = state !== 'skipped' && state !== 'done';
  return (
    <>
      <CaptureCard isIn={isShown ? (creator?.id ?? null) : null} />
      {(isReady === false || isBegun) && known && !isNew && <AskSent onAnswer={setHasSent} />}
      {!settings && userData.status === 'error' && isOpen && kept !== uid && (
        <ErrorPanel
          title="We couldn’t load your settings."
          message={userData.message}
          onRetry={userData.retry}
        />
      )}
      {!isShown && isLoading && isOpen && kept === '' && (
        <SkeletonOf>
          <StepList steps={NO_STEP_DONE} onSkip={() => undefined} />
        </SkeletonOf>
      )}
      {isShown && !creator?.isSent && (
        <StepList
          steps={stepsOf(settings, creator)}
          onSkip={() => keepFirstEmail(uid, { state: 'skipped' })}
        />
      )}
      {state === 'skipped' && isUnsent && (
        <SkippedStrip onBack={() => keepFirstEmail(uid, { state: 'open' })} />
      )}
      {isShown && (
        <Suspense fallback={null}>
          <FirstEmail
            account={known}
            userData={settings}
            onCreator={setCreator}
            onDone={() => {
              keepFirstEmail(uid, { state: 'done' });
              setIsUnderWay(false);
            }}
          />
        </Suspense>
      )}
      <SetupBanner />
    </>
  );
}

const stepsBy = (
  hasCreator: boolean,
  hasAddress: boolean,
  isConnectedNow: boolean,
): FirstEmailStep[] => [
  { title: 'Capture a creator', isDone: hasCreator },
  { title: 'Find their email', isDone: hasAddress },
  { title: 'Connect Gmail', isDone: isConnectedNow },
];
const NO_STEP_DONE = stepsBy(false, false, false);

function stepsOf(settings: UserData, creator: FirstCreator | null): FirstEmailStep[] {
  const isConnectedNow = isConnected(settings);
  const steps = stepsBy(creator !== null, creator?.hasAddress ?? false, isConnectedNow);
  // Where the template and the way out are there, a capture sends by itself.
  const isAll = !creator && isConnectedNow && settings.messageTemplates.email_template !== '';
  return isAll ? steps.slice(0, 1) : steps;
}

/** Reports whether an email ever went out. Asked only of an account that lacks something. */
function AskSent({ onAnswer }: { onAnswer: (hasSent: boolean) => void }) {
  const sent = useLiveQuery(creatorPlace.within(useUid()), 'emailed', ({ limit, where }) => [
    where('email_sent', '==', true),
    limit(1),
  ]);
  const hasSent = dataOf(sent)?.length;
  useEffect(() => {
    if (hasSent !== undefined) onAnswer(hasSent > 0);
  }, [hasSent, onAnswer]);
  return null;
}
