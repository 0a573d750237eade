/** A tab left open asks for a new version this often, in ms. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** A version newer than the one on screen. */
export interface NewVersion {
  /** Another tab has let it take over: it serves this tab too, which still shows the old one. */
  isTakenElsewhere: boolean;
  /** Lets it take over, then reloads this tab and no other. */
  use: () => void;
}

/**
 * Lets the worker that waits now take over, then reloads. Not the one that was offered: a newer
 * one may have come since. At once when none waits, as another tab has already let it.
 */
export function takeOver(input: {
  registration: { waiting: Pick<ServiceWorker, 'postMessage'> | null };
  container: Pick<ServiceWorkerContainer, 'addEventListener'>;
  reload: () => void;
}) {
  const { container, reload } = input;
  const worker = input.registration.waiting;
  if (!worker) {
    reload();
    return;
  }
  container.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

function askForUpdates(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now();
  function ask() {
    if (Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  }
  setInterval(ask, ASK_EVERY_MS);
  // An installed app sleeps for days and is never navigated: coming back to it counts as a visit.
  document.addEventListener('visibilitychange', ask);
}

/**
 * Starts the worker that makes the app open offline. Calls `onNewVersion` when a new version
 * waits, and when another tab has let one take over. Never reloads by itself.
 */
export async function startServiceWorker(
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const registration = await container.register('/sw.js');
  const reload = () => location.reload();
  let isWanted = false;

  function offer() {
    // Without a controller this is the first visit: the page is the newest there is.
    if (!container.controller) return;
    onNewVersion({
      isTakenElsewhere: false,
      use: () => {
        isWanted = true;
        takeOver({ registration, container, reload });
      },
    });
  }

  function watch(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });
  }

  if (registration.waiting) offer();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  container.addEventListener('controllerchange', () => {
    if (!isWanted) onNewVersion({ isTakenElsewhere: true, use: reload });
  });
  askForUpdates(registration);
}
