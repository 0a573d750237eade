import { Flex, Portal } from '@chakra-ui/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { BESIDE, hasDialog } from '../../../lib/has-dialog.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { awaitedAnswer } from '../../../shared/conversation/answer/answer-field.ts';
import { PANEL_COMES } from '../../../theme/motion.ts';
import { focusRow } from '../rows/use-row-keys.ts';
import { columnsOf } from '../table/columns.ts';
import { useTableSettings } from '../table/table-settings.ts';
import { BESIDE_WIDTH } from './beside-list.tsx';
import { DetailsBar, TITLE_ID, type DetailsFrameProps } from './details-bar.tsx';
import { bracketStep, closesItsList, onDetailsKey, take } from './details-keys.ts';
import { leaveOut } from './leave-out.ts';

const rowOf = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** True where the focus is nowhere, or goes with the panel. */
const isLeft = (panel: HTMLElement | null): boolean =>
  document.activeElement === document.body || !!panel?.contains(document.activeElement);

/**
 * The focus goes into the panel with each creator who opens, and when it closes to where it came from
 * in the row of that creator, else to the row itself or the one that took its place. Somebody who has
 * gone elsewhere by then stays there.
 */
function usePanelFocus(id: string, nearest: () => string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    (awaitedAnswer() ?? panel.current)?.focus({ preventScroll: true });
    rowOf(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const leave = useEffectEvent((element: HTMLElement | null) => {
    if (!isLeft(element)) return;
    const row = rowOf(id);
    const isOpeners = opener instanceof HTMLElement && opener.isConnected;
    if (isOpeners && opener !== document.body && (!row || row.contains(opener))) opener.focus();
    else focusRow(row ?? rowOf(nearest()) ?? undefined);
  });
  useLayoutEffect(() => {
    const element = panel.current;
    return () => leave(element);
  }, []);
  return panel;
}

/** What has the focus in the panel may go, as a line that is taken apart: then the panel has it. */
function useHeldFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let last: EventTarget | null = document.activeElement;
    const come = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Node && !last.isConnected;
      if (!isGone || document.activeElement !== document.body) return;
      last = null;
      element.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', come);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', come);
      observer.disconnect();
    };
  }, [panel]);
}

/**
 * The details beside the list, which can still be used: a dialog that is not modal. Where there is room the
 * list makes place for it (`beside-list.tsx`).
 */
export function DetailsBeside(props: DetailsFrameProps) {
  return props.isOpen && <Panel {...props} />;
}

function Panel({ id, neighbors, onClose, onKeyFirst, children }: DetailsFrameProps) {
  const panel = usePanelFocus(id, neighbors.nearest);
  const { hidden } = useTableSettings();
  const columns = columnsOf('work').filter((column) => !hidden.includes(column.id));
  useHeldFocus(panel);

  // While the focus is in the list, or nowhere. There Escape closes the panel before it clears what is chosen.
  const pressOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || hasDialog() || isTyping(target) || !(target instanceof Element))
      return;
    if (panel.current?.contains(target) || target.closest('[role=menu]')) return;
    const step = bracketStep(event);
    if (event.key === 'Escape') onClose();
    else if (step) neighbors.move(step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => pressOutside(event);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, defaultPrevented, nativeEvent } = event;
    // A dialog over the panel tells of its keys here too.
    if (defaultPrevented || !(target instanceof Node && currentTarget.contains(target))) return;
    if (key !== 'Escape') onDetailsKey(event, neighbors.move);
    else if (!nativeEvent.isComposing && !closesItsList(target)) {
      take(event);
      onClose();
    }
  }

  return (
    <Portal>
      <Flex
        ref={panel}
        role="dialog"
        {...BESIDE}
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
        direction="column"
        position="fixed"
        insetBlock="0"
        insetEnd="0"
        zIndex="docked"
        w={BESIDE_WIDTH}
        pt="var(--inset-top)"
        pb="var(--inset-bottom)"
        pe="env(safe-area-inset-right, 0px)"
        bg="bg.panel"
        textStyle="sm"
        borderStartWidth="1px"
        borderColor="border"
        boxShadow={{ base: 'lg', xl: 'none' }}
        outline="none"
        animation={PANEL_COMES}
        css={{ 'body:has(&) [data-work]': leaveOut(columns) }}
        onKeyDownCapture={onKeyFirst}
        onKeyDown={onKeyDown}
      >
        <DetailsBar neighbors={neighbors} isScreen={false} onClose={onClose} />
        {children}
      </Flex>
    </Portal>
  );
}
