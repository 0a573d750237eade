import { Center, Spinner } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { ErrorPanel } from '../components/error-panel.tsx';
import { Late } from '../components/late.tsx';
import { lateDatabase, openedDatabase } from '../lib/late-database.ts';
import { sentenceOf } from '../lib/call-error.ts';

const FAULT = 'We couldn’t open your account.';

/** The screens that use the database as soon as they are drawn: all but the start page. */
export function DatabaseScreens() {
  const [opened, setOpened] = useState(openedDatabase);
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    lateDatabase().then(
      (database) => {
        if (!isStale) setOpened(database);
      },
      (error: unknown) => {
        if (!isStale) setFault(sentenceOf(error));
      },
    );
    return () => {
      isStale = true;
    };
  }, [attempt]);

  if (opened) {
    const database = opened.firestore();
    return (
      <FirebaseAppProvider firebaseApp={database.app}>
        <FirestoreProvider sdk={database}>
          <Outlet />
        </FirestoreProvider>
      </FirebaseAppProvider>
    );
  }
  if (fault !== null)
    return (
      <ErrorPanel
        title={FAULT}
        message={fault}
        onRetry={() => {
          setFault(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  return (
    <Center role="status" aria-label="Loading" minH="40dvh">
      <Late>
        <Spinner size="lg" color="fg.subtle" />
      </Late>
    </Center>
  );
}
