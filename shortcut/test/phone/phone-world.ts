import type { Value } from './item.ts';

/** The world outside a shortcut. */
export interface PhoneWorld {
  /** What was shared with it; nothing when it was started by itself. */
  shared: Value;
  readClipboard(): Value;
  writeClipboard(value: Value): void;
  /** The text that can be read on the screen. */
  readScreen(): string;
  fetch(request: Request): Promise<Response>;
  /** The title or the index in the list that was tapped; null for Cancel. */
  choose(question: { prompt: string; choices: string[] }): string | null;
  notify(notification: { title: string; body: string }): void;
  openUrl(url: string): void;
}

/** An error on which the iPhone stops a shortcut, with a message of its own. */
export class ShortcutStopped extends Error {
  override name = 'ShortcutStopped';
}

/** The person tapped Cancel. */
export class ShortcutCancelled extends Error {
  override name = 'ShortcutCancelled';
}
