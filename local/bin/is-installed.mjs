/**
 * True when what npm recorded in node_modules (`found`) is what package-lock.json
 * (`wanted`) asks for. npm writes that record last, so an install that was broken off
 * counts as none. Optional packages may be missing: most are for other systems.
 */
export function isInstalled({ wanted, found }) {
  if (!found) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const installed = found.packages[path];
    if (!installed) return entry.optional === true || entry.devOptional === true;
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}
