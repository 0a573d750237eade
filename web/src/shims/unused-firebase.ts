/**
 * Replaces the Firebase products that reactfire imports and the app does not use. Calling one is a
 * mistake in our code and throws.
 */
const unused = (): never => {
  throw new Error('This Firebase product is not part of the app.');
};

// database
export const get = unused;
export const off = unused;
export const onChildAdded = unused;
export const onChildChanged = unused;
export const onChildMoved = unused;
export const onChildRemoved = unused;
export const onValue = unused;
// storage
export const getDownloadURL = unused;
export const ref = unused;
// remote-config
export const ensureInitialized = unused;
export const getAll = unused;
export const getBoolean = unused;
export const getNumber = unused;
export const getString = unused;
export const getValue = unused;
