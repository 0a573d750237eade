import type { LocalReply } from '../../local-server.ts';
import type { Account, Card, Invoice, PortalSession, Subscription } from '../account/account.ts';
import { customerOf } from '../account/find.ts';
import { isOver } from '../rules/change-subscription.ts';
import { html, type Html } from './html.ts';
import { page } from './page.ts';
import { writeDay, writeMoney, writePlan, writeStatus } from './write.ts';

const CARDS: Record<Card, string> = {
  good: 'Card ending in 4242',
  declined: 'Card ending in 0341, which is declined',
};

const press = (action: string, id: string, text: string): Html =>
  html`<form method="post">
    <input type="hidden" name="id" value="${id}" /><button name="action" value="${action}">
      ${text}
    </button>
  </form>`;

function planSection(account: Account, subscription: Subscription): Html {
  const { id, cancel_at } = subscription;
  const buttons = html`<div class="row">
    ${
      cancel_at === null
        ? press('cancel', id, 'Cancel at the end of the period')
        : press('resume', id, 'Keep the plan')
    }
    ${press('cancel_now', id, 'Cancel at once')}
  </div>`;
  return html`<section>
    <h2>${writePlan(account, subscription.price_id)}</h2>
    <p>${writeStatus(subscription)}</p>
    ${isOver(subscription) ? null : buttons}
  </section>`;
}

const payNow = (id: string): Html => html`<div class="row">${press('retry', id, 'Pay now')}</div>`;

const invoiceRow = ({ id, created, amount_due, status }: Invoice): Html =>
  html`<tr>
    <td>${writeDay(created)}</td>
    <td>${writeMoney(amount_due)}</td>
    <td>${status}${status === 'open' ? payNow(id) : null}</td>
  </tr>`;

const DECLINED = html`<p class="bad" role="alert">
  The card was declined. The invoice is still open.
</p>`;

/** The page where a customer changes the card, or ends the plan. */
export function showPortal(
  account: Account,
  portal: PortalSession,
  wasDeclined: boolean,
): LocalReply {
  const { customer_id, return_url } = portal;
  const { email, card } = customerOf(account, customer_id);
  const isTheirs = (one: { customer_id: string }) => one.customer_id === customer_id;
  const plans = account.subscriptions.filter(isTheirs).toReversed();
  const invoices = account.invoices.filter(isTheirs).toReversed();
  const back = return_url && html`<p><a href="${return_url}">Back to the app</a></p>`;
  const body = html`<p class="soft">Local Stripe: no money moves</p>
    <h1>Your plan and payments</h1>
    <p class="soft">${email}</p>
    ${back}
    ${
      plans.length === 0
        ? html`<section><p>No plan yet.</p></section>`
        : plans.map((plan) => planSection(account, plan))
    }
    <section>
      <h2>Card</h2>
      <p>${card === null ? 'None' : CARDS[card]}</p>
      <div class="row">
        ${press('card', 'good', 'Use a good card')}
        ${press('card', 'declined', 'Use a card that will be declined')}
      </div>
    </section>
    <section>
      <h2>Invoices</h2>
      ${wasDeclined ? DECLINED : null}
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Amount</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            ${invoices.map(invoiceRow)}
          </tbody>
        </table>
      </div>
    </section>`;
  return page('Your plan and payments', body);
}
