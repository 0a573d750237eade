/** Marks a panel beside the page. It has the role of a dialog, but the page and its keys still work. */
export const BESIDE = { 'data-beside': '' } as const;

/** Whether a dialog is over the page, or is loading because it was asked for: keys are meant for it then. */
export const hasDialog = (): boolean =>
  document.querySelector('[role=dialog]:not([data-beside]), [role=alertdialog], [data-asking]') !==
  null;
