import { keepNext, loginTo, routes } from '../../../lib/routes.ts';

const plans = `${routes.profile}?tab=plans`;
const login = loginTo(plans);

/** The links to a plan through the app; the two sign-in pages come back to the plans. */
export const planLinks = {
  plans,
  login,
  signup: keepNext(routes.signup, login.slice(login.indexOf('?'))),
};
