import type { LocalReply, LocalRequest } from '../../local-server.ts';
import type { At } from '../account/account.ts';
import { overviewPage } from './overview-page.ts';
import { notHere } from './page.ts';
import { pressPayPage, showPayPage } from './pay-page.ts';
import { showPortal } from './portal-page.ts';
import { pressPortal } from './press-portal.ts';

/** Answers what a person opens or presses. */
export function answerPage(at: At, { method, url, body }: LocalRequest): LocalReply {
  const { account } = at;
  const [, room, id] = url.pathname.split('/');
  const pressed = new URLSearchParams(body);
  const action = pressed.get('action') ?? '';
  const isPress = method === 'POST';
  if (url.pathname === '/') return overviewPage(at);
  if (room === 'pay') {
    const session = account.sessions.find((one) => one.id === id);
    if (!session) return notHere();
    if (isPress) return pressPayPage(at, session, action);
    return showPayPage(at, session, url.searchParams.has('declined'));
  }
  const portal = room === 'portal' ? account.portals.find((one) => one.id === id) : undefined;
  if (!portal) return notHere();
  if (isPress) return pressPortal(at, portal, { action, id: pressed.get('id') ?? '' });
  return showPortal(account, portal, url.searchParams.has('declined'));
}
