import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Tips } from '../../components/tips.tsx';
import { preloadToasts } from '../../components/toaster.tsx';
import { isPhone, useIsTablet } from '../../components/use-is-narrow.ts';
import { hasDialog } from '../../lib/has-dialog.ts';
import { useUid } from '../../lib/live.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { useWhenIdle } from '../../lib/use-when-idle.ts';
import { findKeptCaptures } from '../../shared/capture-queue/find-kept-captures.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';
import { ReviewHost } from '../../shared/delivery/review/review-host.tsx';
import { KeysHost } from '../../shared/keys/keys-host.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { FadeIn, useIsFirstPage } from '../fade-in.tsx';
import { keepFirstFrames } from '../first-frame/keep-first-frames.ts';
import { prefetchOnIntent, type Connection } from '../prefetch-on-intent.ts';
import { WITH_DATABASE } from '../screens.ts';
import { AccountNoticeBar } from './account-notice-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts';
import { Sidebar } from './sidebar.tsx';

/** A line above every page while there is no connection: what that means, and what still works. */
function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    // Always on the page, so that screen readers announce what appears in it.
    <Grid role="status">
      {!isOnline && (
        <Flex
          gap="3"
          px={{ base: '4', md: '8' }}
          py="2.5"
          bg="bg.muted"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <CloudOff size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
          <span>
            You are offline. What you capture here is kept on this device and goes out when the
            connection is back.
          </span>
        </Flex>
      )}
    </Grid>
  );
}

// A chunk that fails to load must not take the whole dashboard down.
const CaptureWatch = lazy(() =>
  import('./capture-watch.tsx').then(
    (module) => ({ default: module.CaptureWatch }),
    () => ({ default: () => null }),
  ),
);

const connection = () => (navigator as { connection?: Connection }).connection;

/**
 * The dashboard's page. Navigation moves the focus to it, as it would with a new document; a
 * dialog or a field that took the focus as the page opened keeps it.
 */
function PageTransition() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = useIsFirstPage();
  useEffect(() => {
    const { activeElement } = document;
    const isTaken =
      hasDialog() ||
      main.current?.contains(activeElement) ||
      activeElement?.closest('[role=dialog]');
    if (!isFirst && !isTaken) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, isFirst]);
  return (
    <Box
      as="main"
      id="content"
      ref={main}
      tabIndex={-1}
      flex="1"
      minW="0"
      px={{ base: '4', md: '8' }}
      py={{ base: '5', md: '8' }}
      mb={{ md: 'var(--inset-bottom)' }}
    >
      <FadeIn isFirst={isFirst} />
    </Box>
  );
}

/** The frame around every dashboard page: sidebar on the left, on a phone a bar with a drawer above, and one for the thumb below; notices above the page. */
export function Shell() {
  const sidebar = useSidebar();
  useWhenIdle(preloadToasts);
  useEffect(() => keepFirstFrames(), []);
  useEffect(() => prefetchOnIntent({ root: document, screens: WITH_DATABASE, connection }), []);
  return (
    <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }} bg="bg">
      <chakra.a
        href="#content"
        position="fixed"
        top="calc(0.75rem + var(--inset-top))"
        insetStart="3"
        clipPath="inset(50%)"
        zIndex="skipNav"
        bg="bg.panel"
        px="4"
        py="2"
        borderWidth="1px"
        borderRadius="l2"
        _focus={{ clipPath: 'none' }}
      >
        Skip to content
      </chakra.a>
      <Sidebar isOpen={sidebar.isOpen} onToggle={sidebar.toggle} />
      <MobileBar />
      <Flex direction="column" flex="1" minW="0" pt={{ md: 'var(--inset-top)' }}>
        <OfflineBar />
        <AccountNoticeBar />
        <PageTransition />
        <LateCaptureWatch />
        <Tips />
        <ReviewHost />
        <KeysHost />
        <PaletteHost />
      </Flex>
      <BottomBar />
    </Flex>
  );
}

/** The first frame is drawn where there are none. */
const cookies = () => (typeof document === 'undefined' ? '' : document.cookie);

/**
 * Whether the sidebar is wide; toggled by Ctrl or Cmd + B, and kept in a cookie. Until it is chosen,
 * a tablet's page has the room. `first-frame/fill-in.js` decides alike.
 */
function useSidebar() {
  const [choice, setChoice] = useState(() => readSidebarCookie(cookies()));
  const isTablet = useIsTablet();
  const isOpen = choice ?? !isTablet;

  useEffect(() => {
    if (choice !== null) document.cookie = sidebarCookie(choice);
  }, [choice]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.metaKey || event.ctrlKey);
      // With another modifier the shortcut belongs to the browser; a phone's drawer has its own button.
      if (!isShortcut || event.shiftKey || event.altKey || isPhone()) return;
      event.preventDefault();
      setChoice(!isOpen);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { isOpen, toggle: () => setChoice(!isOpen) };
}

/** Loads the code that sends captures only when this device has some queued. */
function LateCaptureWatch() {
  const uid = useUid();
  useEffect(() => {
    void findKeptCaptures(uid);
  }, [uid]);
  if (!useHasCaptures()) return null;
  return (
    <Suspense fallback={null}>
      <CaptureWatch />
    </Suspense>
  );
}
