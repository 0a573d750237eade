import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { createHandoverCode } from '@vibes/core/account/handover-code';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../../components/document-title.ts';
import { LinkButton } from '../../components/link-button.ts';
import { LogoWithName } from '../../components/logo.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { loginTo, routes } from '../../lib/routes.ts';
import { redeemHandover, type Redeemed } from './redeem-handover.ts';
import { ReplaceSteps } from './replace-steps.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { useBusy } from '../../lib/use-busy.ts';

/**
 * The code that came with the address; empty without one. It is taken out of the address at once:
 * the history, a bookmark and a shared link do not have it.
 */
function useHandedCode(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const came = hash.slice(1);
  if (came && came !== code) setCode(came);
  useEffect(() => {
    if (came) void navigate(routes.phone, { replace: true, flushSync: true });
  }, [came, navigate]);
  return came || code;
}

/** The one question before the code is used. */
function AskToOpen(props: { isBusy: boolean; fault?: string; onOpen: () => void }) {
  return (
    <Panel
      title="The guide from your computer"
      subtitle="You get the steps and your API key here, without signing in. The code from your computer works once."
    >
      <Button
        colorPalette="accent"
        w={{ base: 'full', sm: 'auto' }}
        aria-disabled={props.isBusy || undefined}
        onClick={props.onOpen}
      >
        {props.isBusy ? 'Opening…' : 'Continue on this phone'}
      </Button>
      <Box role="status" aria-label="Opening the guide">
        {props.fault && (
          <Text mt="3" color="danger.fg">
            {props.fault}
          </Text>
        )}
      </Box>
    </Panel>
  );
}

/** A code that opens nothing any more: how to get a new one, and what to do if somebody else used it. */
function CodeRefusal({ sentence }: { sentence: string }) {
  return (
    <Panel title="This code does not open the guide">
      <Box role="alert">
        <Text>{sentence}</Text>
      </Box>
      <NewCode />
      <Text mt="3" color="fg.muted">
        If somebody else used it, they have your API key. Press Regenerate on your API Key page, and
        the key they have stops working.
      </Text>
    </Panel>
  );
}

/** How to come to this page with a code, or without one. */
function NewCode() {
  return (
    <>
      <Text mt="3" color="fg.muted">
        On your computer, open the setup guide in Vibes Outreach, press Continue on your phone, and
        scan the new code.
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="4">
        <Link to={loginTo(routes.shortcutSetup)}>Sign in on this phone instead</Link>
      </LinkButton>
    </>
  );
}

/**
 * The guide as the phone shows it. The key is kept nowhere: after a reload the steps are here
 * without it.
 */
function PhoneGuide({ opened }: { opened: { api_key: string; email: string } | null }) {
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

/** The setup guide on the phone, opened by the code of a computer; nobody signs in here. */
export function PhonePage() {
  const code = useHandedCode();
  return (
    <Box as="main" maxW="56rem" mx="auto" px="4" pt="5" pb="12">
      <DocumentTitle>iPhone Shortcut Setup Guide · Vibes Outreach</DocumentTitle>
      <a href={routes.home} aria-label="Vibes Outreach, home">
        <LogoWithName />
      </a>
      <Heading as="h1" textStyle={{ base: '2xl', md: '3xl' }} fontWeight="700" mt="6" mb="5">
        iPhone Shortcut Setup Guide
      </Heading>
      <Stack gap="4">
        {code ? <Coded key={code} code={code} /> : <PhoneGuide opened={null} />}
      </Stack>
    </Box>
  );
}

/** A press opens the code, not the page: previews and prefetchers would use it up. */
function Coded({ code }: { code: string }) {
  // One for all tries: when an answer was lost on its way, the code is not lost with it.
  const [nonce] = useState(() =>
    createHandoverCode((size) => crypto.getRandomValues(new Uint8Array(size))),
  );
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);

  const { isBusy, run: open } = useBusy(async () =>
    setRedeemed(await redeemHandover((...request) => fetch(...request), { code, nonce })),
  );

  if (redeemed?.ok) return <PhoneGuide opened={redeemed} />;
  if (redeemed?.is_gone) return <CodeRefusal sentence={redeemed.message} />;
  return <AskToOpen isBusy={isBusy} fault={redeemed?.message} onOpen={() => open()} />;
}
