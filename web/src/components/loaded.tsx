import type { ReactNode } from 'react';
import type { Loadable } from '../lib/loadable.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Late } from './late.tsx';

/** Draws the states of a read: the skeleton while it loads, the error with a retry, the data. */
export function Loaded<T>(props: {
  of: Loadable<T>;
  skeleton: ReactNode;
  fault: string;
  children: (data: T) => ReactNode;
}) {
  const { of, skeleton, fault, children } = props;
  if (of.status === 'loading')
    return (
      <div role="status" aria-label="Loading">
        <Late>{skeleton}</Late>
      </div>
    );
  if (of.status === 'error')
    return <ErrorPanel title={fault} message={of.message} onRetry={of.retry} />;
  return children(of.data);
}
