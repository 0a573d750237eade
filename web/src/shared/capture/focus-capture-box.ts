import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Marks the capture box of a page. */
export const CAPTURE_BOX = { 'data-capture-box': '' };

/** The state of a link to a page whose capture box is to get the focus. */
export const TO_CAPTURE_BOX = { isToCapture: true };

/** Puts the focus into the capture box of this page. False where it has none. */
export function focusCaptureBox(): boolean {
  const box = document.querySelector<HTMLElement>('[data-capture-box]');
  box?.focus();
  return box !== null;
}

/** The focus goes into the box as a link asks for it; not after Back, and not after a reload. */
export function useFocusOnArrival(box: RefObject<HTMLElement | null>) {
  const { state } = useLocation() as { state: Partial<typeof TO_CAPTURE_BOX> | null };
  const isAsked = useNavigationType() !== NavigationType.Pop && state?.isToCapture === true;
  useEffect(() => {
    if (isAsked) box.current?.focus();
    // As the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
