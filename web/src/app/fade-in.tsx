import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** The path of the first page; null once the app has navigated. */
const opened: { path: string | null } = { path: location.pathname };

/**
 * True for the page that was opened first, until the path changes: it appears without the fade.
 * Another query is not another page.
 */
export function useIsFirstPage(): boolean {
  const { pathname } = useLocation();
  const [first, setFirst] = useState(opened.path);
  if (first !== null && first !== pathname) setFirst(null);
  useEffect(() => {
    if (first !== pathname) opened.path = null;
  }, [first, pathname]);
  return first === pathname;
}

/** The page of the route below, fading in after a navigation inside the app. */
export function FadeIn({ isFirst }: { isFirst: boolean }) {
  const { pathname } = useLocation();
  return (
    <Box
      key={pathname}
      animation={isFirst ? undefined : { base: 'page-in 0.3s ease-out', _motionReduce: 'none' }}
    >
      <Outlet />
    </Box>
  );
}

/** The frame of the pages outside the dashboard. */
export function PublicFrame() {
  return <FadeIn isFirst={useIsFirstPage()} />;
}
