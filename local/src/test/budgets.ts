/**
 * Seconds that each check of `npm test` may take on a quiet, usual machine with two cores, packages
 * installed; on a slower one, as many times more as it is slower (`process/machine-speed.ts`).
 * `browser` is for a machine that has to install one. Printed beside the measured time; a check
 * above its budget is made faster, or its budget is raised here with a reason in the commit. Two
 * checks run side by side until the slots are up.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  browser: 60,
  format: 25,
  lint: 20,
  'import law': 10,
  'unused code': 10,
  types: 20,
  'unit tests': 65,
  'component tests': 75,
  'build and slots': 50,
  size: 5,
  'rules and integration tests': 120,
  'browser tests': 210,
  queries: 2,
};
