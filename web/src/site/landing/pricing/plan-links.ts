import { keepNext, loginTo, routes } from '../../../lib/routes.ts';

const plans = `${routes.profile}?tab=plans`;
const login = loginTo(plans);

/** The ways to a plan that lead through the app; the two sign-in pages come back to the plans. */
export const planLinks = {
  plans,
  login,
  signup: keepNext(routes.signup, login.slice(login.indexOf('?'))),
};
