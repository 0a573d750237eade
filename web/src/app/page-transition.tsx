import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FadeIn, useIsFirstPage } from './fade-in.tsx';

const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * The dashboard's page. Navigation moves the focus to it, as it would with a new document; a dialog
 * that opened with the page keeps the focus.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = useIsFirstPage();
  useEffect(() => {
    if (!isFirst && !hasDialog()) main.current?.focus({ preventScroll: true });
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
      mb="var(--inset-bottom)"
    >
      <FadeIn isFirst={isFirst} />
    </Box>
  );
}
