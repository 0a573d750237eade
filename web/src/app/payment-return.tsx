import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../lib/routes.ts';

/** Where the payment provider leads back to: the profile, which reads in the query how it went. */
export function PaymentReturn() {
  const { search } = useLocation();
  return <Navigate to={routes.profile + search} replace />;
}
