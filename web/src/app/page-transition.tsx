import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * The page, fading in after a navigation inside the app; the first page stands at once.
 * After a navigation the focus moves to the page, as it would with a document.
 */
export function PageTransition() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  // Another query is not another page: a drawer that opens there keeps the focus and the place.
  const [first, setFirst] = useState(key === 'default' ? pathname : null);
  if (first !== null && first !== pathname) setFirst(null);
  const isFirst = first !== null;
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
      <Box
        key={pathname}
        animation={isFirst ? undefined : { base: 'page-in 0.3s ease-out', _motionReduce: 'none' }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
