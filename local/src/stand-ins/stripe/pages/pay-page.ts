import type { LocalReply } from '../../local-server.ts';
import type { At, CheckoutSession } from '../account/account.ts';
import { customerOf, priceOf } from '../account/find.ts';
import { declineSession, paySession } from '../rules/pay-session.ts';
import { html, type Html } from './html.ts';
import { goTo, page } from './page.ts';
import { writeMoney, writePlan } from './write.ts';

const CLOSED = {
  complete: 'This payment is complete.',
  expired: 'This pay page has expired. Nothing was charged.',
};

const BUTTONS = html`<form class="stack" method="post">
  <button class="act" name="action" value="pay">Pay</button>
  <button name="action" value="decline">Pay with a card that is declined</button>
  <button name="action" value="leave">Leave</button>
</form>`;

const closed = (status: 'complete' | 'expired', back: string | null): Html =>
  html`<p role="status">${CLOSED[status]}</p>
    ${back === null ? null : html`<p><a href="${back}">Back to the app</a></p>`}`;

/** The pay page of a session, as a person sees it. */
export function showPayPage(
  { account }: At,
  session: CheckoutSession,
  wasDeclined: boolean,
): LocalReply {
  const { status, price_id, customer_id, cancel_url } = session;
  const { email } = customerOf(account, customer_id);
  const plan = writePlan(account, price_id);
  const declined = html`<p class="bad" role="alert">
    The card was declined. Nothing was charged.
  </p>`;
  const body = html`<p class="soft">Local Stripe: no money moves</p>
    <section>
      <h1>Subscribe to ${plan}</h1>
      <p>
        <span class="price">${writeMoney(priceOf(account, price_id).unit_amount)}</span> a month
      </p>
      <p class="soft">${email === null ? '' : `For ${email}`}</p>
      ${wasDeclined && status === 'open' ? declined : null}
      ${status === 'open' ? BUTTONS : closed(status, cancel_url)}
    </section>`;
  return page(`Subscribe to ${plan}`, body, true);
}

/** Handles its buttons. */
export function pressPayPage(at: At, session: CheckoutSession, action: string): LocalReply {
  const here = `/pay/${session.id}`;
  if (session.status !== 'open') return goTo(here);
  switch (action) {
    case 'pay':
      paySession(at, session);
      return goTo(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
    case 'decline':
      declineSession(at, session);
      return goTo(`${here}?declined`);
    case 'leave':
      return goTo(session.cancel_url ?? here);
    default:
      return goTo(here);
  }
}
