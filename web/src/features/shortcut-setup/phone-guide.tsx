import { Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { NewCode } from './code-refusal.tsx';
import { ReplaceSteps } from './replace-steps.tsx';
import { SetupSteps } from './setup-steps.tsx';

/**
 * The guide as the phone shows it. The key is kept nowhere: after a reload the steps are here
 * without it.
 */
export function PhoneGuide({ opened }: { opened: { api_key: string; email: string } | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  }, [isOpened]);
  return (
    <>
      <Heading as="h2" ref={heading} tabIndex={-1} textStyle="xl" fontWeight="700" outline="none">
        Set up the shortcut
      </Heading>
      {opened && (
        <Note>
          The API key below is for {opened.email}. Keep this page open until the key is in your
          shortcut: it is shown once.
        </Note>
      )}
      <SetupSteps
        apiKey={opened?.api_key ?? null}
        noKey={
          <>
            <Text>This page has no key now. A code from your computer brings it.</Text>
            <NewCode />
          </>
        }
      />
      <Panel title="Is the shortcut on this phone already?">
        <ReplaceSteps />
      </Panel>
    </>
  );
}
