import type { LocalReply, LocalRequest } from '../../local-server.ts';
import type { At, PortalSession } from '../account/account.ts';
import { customerOf } from '../account/find.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../rules/cancel.ts';
import { isOver } from '../rules/change-subscription.ts';
import { collect } from '../rules/collect.ts';
import { overviewPage } from './overview-page.ts';
import { notHere, goTo } from './page.ts';
import { pressPayPage, showPayPage } from './pay-page.ts';
import { showPortal } from './portal-page.ts';

function changePlanOf(at: At, customer_id: string, id: string, action: string): void {
  const found = at.account.subscriptions.find(
    (one) => one.id === id && one.customer_id === customer_id && !isOver(one),
  );
  if (!found) return;
  if (action === 'cancel') cancelAtPeriodEnd(at, found, 'page');
  if (action === 'resume') resume(at, found);
  if (action === 'cancel_now') cancelNow(at, found);
}

/** Handles the buttons of the portal; a customer changes only their own subscriptions. */
function pressPortal(
  at: At,
  { id: portal, customer_id }: PortalSession,
  { action, id }: { action: string; id: string },
): LocalReply {
  changePlanOf(at, customer_id, id, action);
  if (action === 'card' && (id === 'good' || id === 'declined')) {
    customerOf(at.account, customer_id).card = id;
  }
  if (action === 'retry') {
    const open = at.account.invoices.find(
      (one) => one.id === id && one.customer_id === customer_id,
    );
    if (open) collect(at, open, true);
    if (open?.status === 'open') return goTo(`/portal/${portal}?declined`);
  }
  return goTo(`/portal/${portal}`);
}

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
