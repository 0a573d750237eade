import { z } from 'zod';
import { describeInvoice, describePayments } from '../describe/invoice.ts';
import {
  describeCharge,
  describeDispute,
  describeIntent,
  describeRefund,
} from '../describe/payment.ts';
import { refund } from '../rules/give-back.ts';
import { invalidRequest, notFound } from './api-error.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { ignored, listParams, whole } from './read-params.ts';
import { route } from './route.ts';

const none = z.strictObject({});
const text = z.string().optional();

const INVOICES = [
  route(
    'GET',
    'invoices',
    'invoices.list',
    z.strictObject({ ...listParams, customer: text, subscription: text, status: text }),
    ({ at: { account }, path, params }) =>
      listPage({
        url: path,
        kept: account.invoices.filter(
          (one) =>
            (params.customer ?? one.customer_id) === one.customer_id &&
            (params.subscription ?? one.subscription_id) === one.subscription_id &&
            (params.status ?? one.status) === one.status,
        ),
        params,
        describe: (invoice) => describeInvoice(account, invoice),
      }),
  ),
  route('GET', 'invoices/:id', 'invoices.retrieve', none, ({ at: { account }, id }) =>
    describeInvoice(account, pick(account.invoices, id, 'invoice')),
  ),
  route(
    'GET',
    'invoice_payments',
    'invoicePayments.list',
    z.strictObject({
      ...listParams,
      invoice: text,
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
        .optional(),
      ...ignored(['status']),
    }),
    ({ at: { account }, path, params }) => {
      const intent = params.payment?.payment_intent;
      const kept = account.invoices.filter(
        (one) =>
          one.payment_intent_id !== null &&
          (params.invoice ?? one.id) === one.id &&
          (intent ?? one.payment_intent_id) === one.payment_intent_id,
      );
      return listPage({ url: path, kept, params, describe: (one) => describePayments(one)[0] });
    },
  ),
];

const CHARGES = [
  route(
    'GET',
    'charges',
    'charges.list',
    z.strictObject({ ...listParams, customer: text, payment_intent: text }),
    ({ at: { account }, path, params }) =>
      listPage({
        url: path,
        kept: account.charges.filter(
          (one) =>
            (params.customer ?? one.customer_id) === one.customer_id &&
            (params.payment_intent ?? one.payment_intent_id) === one.payment_intent_id,
        ),
        params,
        describe: describeCharge,
      }),
  ),
  route('GET', 'charges/:id', 'charges.retrieve', none, ({ at, id }) =>
    describeCharge(pick(at.account.charges, id, 'charge')),
  ),
  route('GET', 'payment_intents/:id', 'paymentIntents.retrieve', none, ({ at, id }) => {
    const intent = describeIntent(at.account, id);
    if (!intent) throw notFound('payment_intent', id, 'intent');
    return intent;
  }),
];

const ofCharge = z.strictObject({ ...listParams, charge: text, payment_intent: text });

const BACK = [
  route('GET', 'refunds', 'refunds.list', ofCharge, ({ at: { account }, path, params }) =>
    listPage({
      url: path,
      kept: account.refunds.filter((one) => (params.charge ?? one.charge_id) === one.charge_id),
      params,
      describe: (one) => describeRefund(account, one),
    }),
  ),
  route(
    'POST',
    'refunds',
    'refunds.create',
    z.strictObject({
      charge: z.string(),
      amount: whole.optional(),
      ...ignored(['reason', 'metadata']),
    }),
    ({ at, params }) => {
      const charge = pick(at.account.charges, params.charge, 'charge', 'charge');
      if (charge.amount_refunded === charge.amount) {
        const code = 'charge_already_refunded';
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code });
      }
      return describeRefund(at.account, refund(at, charge, params.amount));
    },
  ),
  route('GET', 'disputes', 'disputes.list', ofCharge, ({ at: { account }, path, params }) => {
    const kept = account.disputes.filter((one) => {
      const charge = account.charges.find(({ id }) => id === one.charge_id);
      const intent = charge?.payment_intent_id;
      return (
        (params.charge ?? one.charge_id) === one.charge_id &&
        (params.payment_intent ?? intent) === intent
      );
    });
    return listPage({ url: path, kept, params, describe: (one) => describeDispute(account, one) });
  }),
  route('GET', 'disputes/:id', 'disputes.retrieve', none, ({ at: { account }, id }) =>
    describeDispute(account, pick(account.disputes, id, 'dispute')),
  ),
];

export const MONEY_ROUTES = [...INVOICES, ...CHARGES, ...BACK];
