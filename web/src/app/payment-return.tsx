import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../lib/routes.ts';

/** Where the payment provider leads back to: the profile, with what the provider said in the query. */
export function PaymentReturn() {
  const { search } = useLocation();
  return <Navigate to={routes.profile + search} replace />;
}
