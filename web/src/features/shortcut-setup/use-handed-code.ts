import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/**
 * The code that came with the address; empty without one. It is taken out of the address at once:
 * the history, a bookmark and a shared link do not have it.
 */
export function useHandedCode(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const came = hash.slice(1);
  if (came && came !== code) setCode(came);
  useEffect(() => {
    if (came) void navigate(routes.phone, { replace: true, flushSync: true });
  }, [came, navigate]);
  return came || code;
}
