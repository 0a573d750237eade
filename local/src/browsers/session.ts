/** The keys that a walk presses by name. */
export type Key = 'Escape' | 'Enter';

/** A browser's window: the commands a walk needs. */
export interface Session {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON can hold it; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the element that an expression yields, where it is on the screen. */
  press: (expression: string) => Promise<void>;
  /** Types a text, key by key. */
  type: (text: string) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** The visible part of the page, as a PNG. */
  picture: () => Promise<Buffer>;
  end: () => Promise<void>;
}
