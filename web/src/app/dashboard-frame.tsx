import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginTo, routes } from '../lib/routes.ts';
import { useSession } from '../lib/use-session.ts';
import { AccountGate } from './account-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** Leaves the app for the public pages. */
function Exit() {
  useEffect(() => location.replace(routes.home), []);
  return null;
}

/** Lets signed-in people into the dashboard. Draws nothing until the first session check is done. */
export function DashboardFrame() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed_out')
    return session.has_left ? (
      <Exit />
    ) : (
      <Navigate to={loginTo(pathname + search + hash)} replace />
    );
  return (
    <AccountGate key={session.user.uid} uid={session.user.uid}>
      <Shell />
    </AccountGate>
  );
}
