import { ChakraProvider } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { OverviewPage } from '../../features/overview/overview-page.tsx';
import { routes } from '../../lib/routes.ts';
import { system } from '../../theme/system.ts';
import { Shell } from '../shell/shell.tsx';
import { Sidebar } from '../shell/sidebar.tsx';

const initialEntries = [routes.dashboard];

const STYLES = /<style[^>]*>(.*?)<\/style>/gs;

function draw(element: ReactElement) {
  const html = renderToStaticMarkup(<ChakraProvider value={system}>{element}</ChakraProvider>);
  return {
    styles: [...html.matchAll(STYLES)].map(([, rules]) => rules),
    body: html.replace(STYLES, '').replace(/<link [^>]*>/g, ''),
  };
}

function dashboard() {
  const children = [{ index: true as const, Component: OverviewPage }];
  const path = routes.dashboard;
  const router = createMemoryRouter([{ path, Component: Shell, children }], { initialEntries });
  return draw(<RouterProvider router={router} />);
}

const closedSidebar = () =>
  draw(
    <MemoryRouter initialEntries={initialEntries}>
      <Sidebar isOpen={false} onToggle={() => undefined} />
    </MemoryRouter>,
  );

/**
 * The dashboard as the app itself draws it, with both forms of the sidebar, as HTML with its
 * styles. Nothing in it takes the focus but its links: it has no scripts.
 */
export function firstFrame(): string {
  const page = dashboard();
  const closed = closedSidebar();
  const styles = new Set([...page.styles, ...closed.styles]);
  const body = page.body
    .replace('</aside>', `</aside>${closed.body.replace('<aside', '<aside hidden')}`)
    // Figures are filled in by `fill-in.js`.
    .replace(/( data-kept="[^"]*"[^>]*>)[^<]*/g, '$1&nbsp;')
    .replace(/<(?:button|textarea|input|select|summary)(?= |>)/g, '$& tabindex="-1"');
  return [
    `<style>${[...styles].join('')}</style>`,
    '<style>:root:not(.signed-in) #first-frame{display:none}',
    '#first-frame :is(button,textarea,input,select,summary){pointer-events:none}</style>',
    `<div id="first-frame">${body}</div>`,
  ].join('');
}
