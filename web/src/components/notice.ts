/** What a toast says. */
export interface Notice {
  /** A later notice with the same id replaces the first. */
  id?: string;
  title: string;
  description?: string;
  /** In ms; 5 s without it. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Called when it begins to close: a later notice with its id would close with it. */
  onClose?: () => void;
}
export type Tone = 'success' | 'error' | 'info';
