/** How often an open tab checks for a new version, in ms. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** A version newer than the one on screen. */
export interface NewVersion {
  /** Another tab has activated it: it serves this tab too, which still shows the old version. */
  isTakenElsewhere: boolean;
  /** Activates it, then reloads this tab and no other. */
  use: () => void;
}

/** The old version may still be answering a request: after this many ms the page reloads all the same. */
const PATIENCE_MS = 10_000;

type Waiting = Pick<ServiceWorker, 'postMessage'>;
const activate = (worker: Waiting) => worker.postMessage({ type: 'SKIP_WAITING' });

/**
 * Activates the worker that waits now, then reloads. It may be newer than the one offered. When no
 * worker waits, another tab has activated it already, and the page reloads at once.
 */
export function takeOver(input: {
  registration: { waiting: Waiting | null };
  container: Pick<ServiceWorkerContainer, 'addEventListener'>;
  reload: () => void;
}) {
  const { container, reload } = input;
  const worker = input.registration.waiting;
  if (!worker) {
    reload();
    return;
  }
  const timer = setTimeout(reload, PATIENCE_MS);
  const follow = () => {
    clearTimeout(timer);
    reload();
  };
  container.addEventListener('controllerchange', follow, { once: true });
  activate(worker);
}

function askForUpdates(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now();
  function ask() {
    if (Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  }
  setInterval(ask, ASK_EVERY_MS);
  // An installed app sleeps for days and is never navigated: returning to it counts as a visit.
  document.addEventListener('visibilitychange', ask);
}

/**
 * Starts the worker that makes the app open offline. Calls `onNewVersion` when a new version waits,
 * and when another tab has activated one. Never reloads by itself.
 */
export async function startServiceWorker(
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const registration = await container.register('/sw.js');
  const reload = () => location.reload();
  let isWanted = false;
  let isTakenElsewhere = false;

  function offer() {
    // Without a controller this is the first visit: the page is the newest there is.
    if (!container.controller) return;
    onNewVersion({
      isTakenElsewhere,
      use: () => {
        isWanted = true;
        takeOver({ registration, container, reload });
      },
    });
  }

  function watch(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      // It took the place of the one that was asked for, which will never be active.
      if (isWanted) activate(worker);
      else offer();
    });
  }

  if (registration.waiting) offer();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  container.addEventListener('controllerchange', () => {
    if (isWanted) return;
    isTakenElsewhere = true;
    onNewVersion({ isTakenElsewhere, use: reload });
  });
  askForUpdates(registration);
}
