import { onSession, signedInUid } from './session.ts';

/** Who sits at the screen, and how to hear that this may have changed. */
interface Seat {
  uid: () => string | null;
  listen: (listener: () => void) => void;
}

const seat: Seat = {
  uid: signedInUid,
  listen: onSession,
};

/**
 * Calls `forget` whenever somebody else, or nobody, sits at the screen from now on.
 * News about the same person (a refreshed name or address) is no change.
 */
export function onOtherPerson(forget: () => void, { uid, listen } = seat): void {
  let before = uid();
  listen(() => {
    const now = uid();
    if (now === before) return;
    before = now;
    forget();
  });
}
