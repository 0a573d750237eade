/** What a toast says. */
export interface Notice {
  /** A later one with the same id takes the place of the first. */
  id?: string;
  title: string;
  description?: string;
  /** In ms; 5 s without it. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Called as soon as it begins to go: a later notice with its id would go with it. */
  onClose?: () => void;
}
export type Tone = 'success' | 'error' | 'info';
