import { lazy, type ComponentType } from 'react';
import { ErrorPanel } from './error-panel.tsx';

/**
 * A part that has a file of its own. One that cannot be loaded costs this part, not the page.
 *
 * @param fault a sentence in its place then
 */
export const latePart = <Props,>(load: () => Promise<ComponentType<Props>>, fault: string) => {
  const NotLoaded = () => <ErrorPanel title={fault} message="Reload the page to try again." />;
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );
};
