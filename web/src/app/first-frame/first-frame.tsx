import { ChakraProvider } from '@chakra-ui/react';
import { Shell } from '../shell/shell.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OverviewPage } from '../../features/overview/overview-page.tsx';
import { system } from '../../theme/system.ts';

export function firstFrame(): string {
  const router = createMemoryRouter(
    [{ path: '/dashboard', Component: Shell, children: [{ index: true, Component: OverviewPage }] }],
    { initialEntries: ['/dashboard'] },
  );
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
}
