import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../lib/routes.ts';

/** Where the payment provider leads back to: the profile, which then knows where the person comes from. */
export function PaymentReturn() {
  const { search } = useLocation();
  return <Navigate to={routes.profile + search} state={{ isBackFromPayment: true }} replace />;
}
