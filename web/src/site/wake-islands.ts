import { ISLANDS, type LoadIsland } from './islands.ts';

const loaders: Partial<Record<string, LoadIsland>> = ISLANDS;

/** An island is woken this far before it scrolls into view. */
const AHEAD = '400px';

async function wake(place: HTMLElement) {
  const { island = '', props = '{}' } = place.dataset;
  const load = loaders[island];
  if (!load) throw new Error(`No island is called ${island}.`);
  const [{ createElement }, { hydrateRoot }, Part] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    load(),
  ]);
  const data = JSON.parse(props) as never;
  hydrateRoot(place, createElement(Part, data), { identifierPrefix: island });
  place.dataset['awake'] = '';
}

/** Has every island of the page come alive as it nears the screen; one that cannot stays HTML. */
export function wakeIslands() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        wake(target as HTMLElement).catch((error: unknown) => console.warn(error));
      }
    },
    { rootMargin: AHEAD },
  );
  for (const place of document.querySelectorAll('[data-island]')) watcher.observe(place);
}
