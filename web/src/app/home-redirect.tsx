import { Navigate } from 'react-router-dom';
import { routes } from '../lib/routes.ts';
import { useSession } from '../lib/session.ts';

/** `/` leads into the app: to the dashboard, for whoever is signed out to the sign-in page. */
export function HomeRedirect() {
  const session = useSession();
  if (session.status === 'loading') return null;
  const to = session.status === 'signed_in' ? routes.dashboard : routes.login;
  return <Navigate to={to} replace />;
}
