import { ISLANDS, type LoadIsland } from './islands.ts';

const loaders: Partial<Record<string, LoadIsland>> = ISLANDS;

/** An island loads this far before it scrolls into view. */
const AHEAD = '400px';

async function wake(place: HTMLElement, then: () => void) {
  const { island = '', props = '{}' } = place.dataset;
  const load = loaders[island];
  if (!load) throw new Error(`No island is called ${island}.`);
  const [{ Awake }, { createElement }, { hydrateRoot }, Part] = await Promise.all([
    import('./awake.tsx'),
    import('react'),
    import('react-dom/client'),
    load(),
  ]);
  const part = createElement(Part, JSON.parse(props) as never);
  // Tests and screenshots wait for the mark.
  const onAwake = () => {
    place.setAttribute('data-awake', '');
    then();
  };
  hydrateRoot(place, createElement(Awake, { onAwake }, part), { identifierPrefix: island });
}

/** Loads and hydrates an island. One whose script fails to load shows that, and is tried again on focus or online. */
async function wakeOrRetry(place: HTMLElement, then = () => {}) {
  try {
    await wake(place, then);
    delete place.dataset['failed'];
  } catch (error) {
    console.warn(error);
    place.dataset['failed'] = '';
    const again = new AbortController();
    const retry = () => {
      again.abort();
      void wakeOrRetry(place, then);
    };
    place.addEventListener('focusin', retry, { signal: again.signal });
    window.addEventListener('online', retry, { signal: again.signal });
  }
}

/** Loads an island at its first touch. A press that was quicker than the script is made again. */
function wakeWhenTouched(place: HTMLElement) {
  const touches = new AbortController();
  const { signal } = touches;
  let pressed: HTMLElement | null = null;
  let hasBegun = false;
  function onTouch({ type, target }: Event) {
    if (type === 'click') pressed = target as HTMLElement;
    if (hasBegun) return;
    hasBegun = true;
    void wakeOrRetry(place, () => {
      touches.abort();
      pressed?.click();
    });
  }
  for (const type of ['pointerover', 'focusin', 'click'])
    place.addEventListener(type, onTouch, { signal });
}

/** Hydrates every island of the page as it nears the screen, or is touched. */
export function wakeIslands() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        void wakeOrRetry(target as HTMLElement);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (place.matches('[data-touch]')) wakeWhenTouched(place);
    else watcher.observe(place);
}
