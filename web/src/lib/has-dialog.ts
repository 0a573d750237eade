/** Whether a dialog is open, or is loading because it was asked for: keys are meant for it then. */
export const hasDialog = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [data-asking]') !== null;
