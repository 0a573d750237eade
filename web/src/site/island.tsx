import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './islands.ts';

interface IslandProps<P> {
  name: IslandName;
  /** The component that `islands.ts` loads under this name. */
  of: ComponentType<P>;
  /** Plain data, stored in the page. */
  with: P;
  /** Where it is on the first screen: its script then waits for a pointer or the focus. */
  wakesWhenTouched?: boolean;
}

/**
 * A part of a page that is hydrated in the browser; everything around it stays plain HTML. Rendered
 * on its own, so that `hydrateRoot` finds exactly what it renders itself.
 */
export function Island<P extends object>({
  name,
  of: Part,
  with: props,
  wakesWhenTouched,
}: IslandProps<P>) {
  return (
    <div
      data-island={name}
      data-touch={wakesWhenTouched ? '' : undefined}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{
        __html: renderToString(<Part {...props} />, { identifierPrefix: name }),
      }}
    />
  );
}
