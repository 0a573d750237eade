import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

/** A toast on a public page. */
interface Notice {
  title: string;
  description?: string;
  /** How long it stays, in ms. */
  duration?: number;
}

const DURATION_MS = 5000;
let hasToaster = false;

/** The container of the toasts, created with the first. */
function prepare() {
  if (hasToaster) return;
  hasToaster = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster position="bottom-left" className="toasts" />);
}

function show(tone: 'success' | 'error' | 'info', { title, description, duration }: Notice) {
  prepare();
  toast[tone](title, { description, duration: duration ?? DURATION_MS });
}

/** Toasts of the public pages. Load this file when there is something to show. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  error: (notice: Notice) => show('error', notice),
  info: (notice: Notice) => show('info', notice),
};
