/** Waits the given milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;
