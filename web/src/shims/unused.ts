/** Replaces what packages import and the app does not use. Calling it is a mistake in our code and throws. */
const unused = (): never => {
  throw new Error('This is not part of the app.');
};

/** hoist-non-react-statics: formik calls it as it loads, for a component that the app has no use for. */
export default <Component>(wrapped: Component): Component => wrapped;

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
// Chakra's theme
export const colors = {};
export const recipes = {};
export const slotRecipes = {};
export const blurs = {};
export const aspectRatios = {};
