/** Stands in for lodash's: forms hold plain data, which the platform copies. */
const cloneDeep = <T>(value: T): T => structuredClone(value);
export default cloneDeep;
