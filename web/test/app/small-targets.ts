import { cdp } from 'vitest/browser';

/** What a finger can press. */
const PRESSED =
  'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=tab], [role=option], [role=menuitem]';
/** In px, by WCAG 2.5.5. */
const TARGET = 44;

/** The page as on a device whose pointer is a finger, or as on a computer again. */
export const onTouch = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

/** A link within a sentence is as high as its line: WCAG 2.5.5 leaves it out. */
const isInSentence = (element: Element) =>
  element.matches('a') &&
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

const nameOf = (element: Element) =>
  `${element.role ?? element.tagName.toLowerCase()} ${
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent
  }`;

/** Whether a press at this point reaches the element. */
function isReached(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  return element.contains(hit) || hit.closest('label')?.control === element;
}

/** In px from the middle, nearest first: the outermost of them are a target's own. */
const PROBES = [8, 15, TARGET / 2 - 1];

/** How far a press reaches the element from its middle to both sides, in px. */
function reach(element: Element, across: boolean): number {
  const { left, top, width, height } = (
    element.closest('label') ?? element
  ).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const far = (side: 1 | -1) => {
    const missed = PROBES.findIndex(
      (by) => !isReached(element, across ? x + side * by : x, across ? y : y + side * by),
    );
    return missed === -1 ? TARGET / 2 : (PROBES[missed - 1] ?? 0);
  };
  return far(-1) + far(1);
}

/** What a finger would miss, of the dialog that is open last or of the page, each with how far a press reaches it. */
export function smallTargets(): string[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const root: ParentNode = [...dialogs].at(-1) ?? document;
  const small: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(PRESSED)) {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    if (!isShown || element.closest('[inert], [aria-hidden=true]') || isInSentence(element))
      continue;
    const { clipPath } = getComputedStyle(element);
    // The link past the menu is for the keyboard.
    if (clipPath !== 'none') continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [width, height] = [reach(element, true), reach(element, false)];
    if (width < TARGET || height < TARGET) small.push(`${nameOf(element)}: ${width}×${height}`);
  }
  return small;
}
