/** What the shell shows for an account without a subscription. */
export const NO_PLAN = 'No Plan';
