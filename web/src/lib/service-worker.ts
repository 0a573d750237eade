/** A tab left open asks for a new version this often, in ms. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** Lets a waiting worker take over, then reloads; at once when another tab has already let it. */
export function takeOver(input: {
  worker: Pick<ServiceWorker, 'state' | 'postMessage'>;
  container: Pick<ServiceWorkerContainer, 'addEventListener'>;
  reload: () => void;
}) {
  const { worker, container, reload } = input;
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  container.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Starts the worker that makes the app open offline. When a new version waits,
 * `onWaiting` is called with the function that lets it take over and reloads.
 */
export async function startServiceWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const registration = await container.register('/sw.js');

  function offer(worker: ServiceWorker) {
    // Without a controller this is the first visit: the page is the newest there is.
    if (!container.controller) return;
    onWaiting(() => takeOver({ worker, container, reload: () => location.reload() }));
  }

  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
}
