/**
 * Seconds that each check of `npm test` may take on a quiet machine with two cores, packages
 * installed. Printed beside what it took; a check above its budget is to be made faster, or its
 * budget raised here with a reason in the commit.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  format: 25,
  lint: 20,
  'import law': 15,
  'unused code': 15,
  types: 30,
  'unit tests': 60,
  'build and slots': 45,
  size: 5,
  'rules and integration tests': 90,
  'browser tests': 240,
  emulators: 40,
  'tests on the emulators': 45,
};
