import { Center, Spinner } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { DocumentTitle } from '../components/document-title.ts';
import { ErrorPanel } from '../components/error-panel.tsx';
import { Late } from '../components/late.tsx';
import { call } from '../lib/callables.ts';
import { isSessionFault } from '../lib/is-session-fault.ts';
import { onOtherPerson } from '../lib/other-person.ts';
import { forgetReferral, keptReferral } from '../lib/referral.ts';
import { currentSession } from '../lib/session.ts';
import { localStore } from '../lib/storage.ts';
import { sentenceOf } from '../lib/call-error.ts';

type Gate = { status: 'opening' } | { status: 'open' } | { status: 'failed'; message: string };

const OPENED_KEY = 'vibes.opened';
const FAULT = 'We couldn’t open your account.';

// Kept only while the person is signed in: a shared device must not keep the uid of somebody who left.
onOtherPerson(() => {
  if (currentSession().status === 'signed_out') localStore.remove(OPENED_KEY);
});

const wasOpened = (uid: string) => localStore.read(OPENED_KEY) === uid;

async function openAccount(uid: string) {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const referral_code = keptReferral();
  const { opened } = await call('openAccount', { time_zone, referral_code }, FAULT);
  if (opened) forgetReferral();
  localStore.write(OPENED_KEY, uid);
}

/**
 * Opens the account at the start of a session, before anything reads its data. A device that opened
 * it before shows the app at once, so that the app also opens offline. When the server refuses the
 * person, the app still closes.
 */
export function AccountGate({ uid, children }: { uid: string; children: ReactNode }) {
  const [gate, setGate] = useState<Gate>({ status: wasOpened(uid) ? 'open' : 'opening' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const opening = openAccount(uid);
    const fail = (error: unknown) => {
      const message = sentenceOf(error);
      if (!isStale) setGate({ status: 'failed', message });
    };
    opening
      .then(() => {
        if (!isStale) setGate((gate) => (gate.status === 'failed' ? gate : { status: 'open' }));
      })
      .catch((error: unknown) => {
        if (!wasOpened(uid) || isSessionFault(error)) fail(error);
      });
    return () => {
      isStale = true;
    };
  }, [uid, attempt]);

  if (gate.status === 'open') return children;
  return (
    <Center as="main" minH="100dvh" px="4">
      <DocumentTitle>Vibes Outreach</DocumentTitle>
      {gate.status === 'opening' ? (
        <div role="status" aria-label="Opening your dashboard">
          <Late>
            <Spinner size="lg" color="fg.subtle" />
          </Late>
        </div>
      ) : (
        <ErrorPanel
          title={FAULT}
          message={gate.message}
          onRetry={() => {
            setGate({ status: 'opening' });
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Center>
  );
}
