import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { isTyping } from '../lib/is-typing.ts';
import type { Notice, Tone } from './notice.ts';
import { tellUndone } from './undone.ts';
import { isPhone } from './use-is-narrow.ts';

/** What toasts offer to take back, the last one behind. */
const offers = new Map<string, () => void>();

/** Does what the newest Undo on the screen does. False where there is none. */
export function undoNewest(): boolean {
  const last = [...offers.values()].at(-1);
  last?.();
  return last !== undefined;
}

/** Ctrl or Cmd + Z does what the newest Undo on the screen does; in a field it belongs to the browser. */
function onKey(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || !undoNewest()) return;
  event.preventDefault();
}

/** From now on the key does this, until it is withdrawn. */
function offerUndo(id: string, undo: () => void) {
  if (offers.size === 0) window.addEventListener('keydown', onKey);
  offers.delete(id);
  offers.set(id, undo);
}

function withdrawUndo(id: string) {
  offers.delete(id);
  if (offers.size === 0) window.removeEventListener('keydown', onKey);
}

/** How long a toast stays, in ms; the time stops under the pointer. */
const DURATION_MS = 5000;

// At the foot of the page's first column, away from buttons, drawers and dialogs.
const toaster = createToaster({
  placement: 'bottom-start',
  offsets: {
    // As far below the head as toasts are apart: what they keep free around them covers none of it.
    top: 'calc(4.5rem + var(--inset-top))',
    bottom: 'var(--toasts-bottom)',
    left: 'var(--toasts-left)',
    right: '1rem',
  },
  duration: DURATION_MS,
  max: 4,
});

/** The label of what takes back what was done: its key does the same. */
const UNDO = 'Undo';

/** The action of a toast; others hear of an undo. */
const actionOf = ({ action }: Notice): Pick<Notice, 'action'> =>
  action?.label === UNDO
    ? {
        action: {
          ...action,
          onClick: () => {
            tellUndone();
            action.onClick();
          },
        },
      }
    : {};

export function showToast(tone: Tone, { onClose, ...given }: Notice) {
  const notice = { ...given, ...actionOf(given) };
  // On a phone the foot is where the thumb works: there they come below the head, over a title.
  toaster.attrs.placement = isPhone() ? 'top' : 'bottom-start';
  const id = toaster.create({
    type: tone,
    closable: true,
    ...notice,
    onStatusChange: ({ status }) => {
      if (status !== 'dismissing') return;
      if (id) withdrawUndo(id);
      onClose?.();
    },
  });
  const { action } = notice;
  if (id && action?.label === UNDO)
    offerUndo(id, () => {
      toaster.dismiss(id);
      action.onClick();
    });
}

export const dismiss = (id: string) => toaster.dismiss(id);

/** Takes every toast away at once, for tests that share a page. */
export const removeToasts = () => toaster.remove();

const MARKS = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const markOf = (type: string | undefined) =>
  type === 'success' || type === 'error' ? MARKS[type] : MARKS.info;

export function ToastRegion() {
  // Outside the page, so that an open drawer does not hide its buttons from screen readers.
  return (
    <Portal>
      <Toaster toaster={toaster} insetInlineEnd={{ base: '4', md: 'auto' }}>
        {(toast) => {
          const Mark = markOf(toast.type);
          return (
            <Toast.Root width={{ base: 'full', md: 'sm' }}>
              <Toast.Indicator>
                <Mark size={20} aria-hidden="true" />
              </Toast.Indicator>
              <Stack gap="0.5" flex="1" minW="0" overflowWrap="anywhere">
                {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
                {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              </Stack>
              {toast.action && (
                <Toast.ActionTrigger flexShrink={0}>{toast.action.label}</Toast.ActionTrigger>
              )}
              {toast.closable && (
                <Toast.CloseTrigger aria-label="Close">
                  <X size={16} aria-hidden="true" />
                </Toast.CloseTrigger>
              )}
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
