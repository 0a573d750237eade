import type { BulkAction } from './bulk-action.ts';
import { DeleteAction } from './delete-action.tsx';
import { ExportAction } from './export-action.tsx';
import { SendAction } from './send-action.tsx';
import { StatusAction } from './status-action.tsx';

/** What can be done with the chosen creators, in the order of the bar. */
export const BULK_ACTIONS: readonly BulkAction[] = [
  StatusAction,
  SendAction,
  ExportAction,
  DeleteAction,
];
