import { z } from 'zod';
import { describeInvoice, describePayments } from '../describe/invoice.ts';
import { describeCharge, describeDispute } from '../describe/payment.ts';
import { wireList } from '../describe/wire.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { idParam, listParams } from './read-params.ts';
import { route } from './route.ts';

const ofCustomer = z.strictObject({ ...listParams, customer: idParam });

export const MONEY_ROUTES = [
  route(
    'GET',
    'invoices',
    'invoices.list',
    ofCustomer.extend({ expand: z.tuple([z.literal('data.payments')]).optional() }),
    ({ at: { account }, path, params }) =>
      listPage({
        url: path,
        kept: account.invoices.filter(({ customer_id }) => customer_id === params.customer),
        params,
        describe: (invoice) => ({
          ...describeInvoice(account, invoice),
          ...(params.expand && { payments: wireList(path, describePayments(invoice)) }),
        }),
      }),
  ),
  route('GET', 'charges', 'charges.list', ofCustomer, ({ at: { account }, path, params }) =>
    listPage({
      url: path,
      kept: account.charges.filter(({ customer_id }) => customer_id === params.customer),
      params,
      describe: describeCharge,
    }),
  ),
  route('GET', 'charges/:id', 'charges.retrieve', z.strictObject({}), ({ at, id }) =>
    describeCharge(pick(at.account.charges, id, 'charge')),
  ),
  route(
    'GET',
    'disputes',
    'disputes.list',
    z.strictObject({ ...listParams, charge: idParam }),
    ({ at: { account }, path, params }) =>
      listPage({
        url: path,
        kept: account.disputes.filter(({ charge_id }) => charge_id === params.charge),
        params,
        describe: describeDispute,
      }),
  ),
];
