import type { LocalReply } from '../../local-server.ts';
import type { At, Customer } from '../account/account.ts';
import { customerOf } from '../account/find.ts';
import { html, type Html } from './html.ts';
import { page } from './page.ts';
import { writeMoment, writeMoney, writePlan, writeStatus } from './write.ts';

/** Newest first, up to a limit. */
const ROWS = 50;

function table(title: string, heads: string[], rows: (Html | string)[][]): Html {
  const shown = rows.toReversed().slice(0, ROWS);
  return html`<section>
    <h2>${title}: ${rows.length}</h2>
    <div class="wide" role="region" aria-label="${title}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row) =>
              html`<tr>
                ${row.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

const nameOf = ({ email, id }: Customer): string => email ?? id;

/** All data of the stand-in, for people. */
export function overviewPage({ account, now }: At): LocalReply {
  const who = (id: string) => nameOf(customerOf(account, id));
  const pay = ({ url, status }: { url: string; status: string }) =>
    status === 'open' ? html`<a href="${url}">open</a>` : status;
  const body = html`<h1>Local Stripe</h1>
    <p class="soft">It is ${writeMoment(now)} UTC here. No money moves.</p>
    ${table(
      'Customers',
      ['Email', 'Card', 'Since'],
      account.customers.map((one) => [nameOf(one), one.card ?? 'none', writeMoment(one.created)]),
    )}
    ${table(
      'Subscriptions',
      ['Customer', 'Plan', 'State'],
      account.subscriptions.map((one) => [
        who(one.customer_id),
        writePlan(account, one.price_id),
        writeStatus(one),
      ]),
    )}
    ${table(
      'Invoices',
      ['Customer', 'Date', 'Amount', 'State'],
      account.invoices.map((one) => [
        who(one.customer_id),
        writeMoment(one.created),
        writeMoney(one.amount_due),
        one.status,
      ]),
    )}
    ${table(
      'Pay pages',
      ['Customer', 'Plan', 'State'],
      account.sessions.map((one) => [
        who(one.customer_id),
        writePlan(account, one.price_id),
        pay(one),
      ]),
    )}
    ${table(
      'Events',
      ['Event', 'At', 'Told'],
      account.events.map((one) => [
        one.type,
        writeMoment(one.created),
        one.is_delivered ? 'yes' : `not yet, after ${one.deliveries.length} tries`,
      ]),
    )}`;
  return page('Local Stripe', body);
}
