import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * The page, fading in after a navigation inside the app; the first page stands at once.
 * After a navigation the focus moves to the page, as it would with a document.
 */
export function PageTransition() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst) main.current?.focus({ preventScroll: true });
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
    >
      <Box key={pathname} animation={isFirst ? undefined : 'page-in 0.3s ease-out'}>
        <Outlet />
      </Box>
    </Box>
  );
}
