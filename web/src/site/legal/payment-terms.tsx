import { REFERRAL_DAYS } from '@vibes/core/referral/referral';

/** The price of a plan, what it includes, and how it ends. */
export const PaymentTerms = () => (
  <>
    <p>
      The first account of a mailbox starts with trial credits, where we offer them. Further use
      needs a paid plan. A credit is used the first time a creator’s profile is read and saved.
      Repeats, failed readings and profiles that stayed closed cost nothing.
    </p>
    <ul>
      <li>
        <strong>Renewal.</strong> A plan is paid in advance through Stripe, in US dollars, and
        renews every month until you cancel. Taxes may come on top where they apply.
      </li>
      <li>
        <strong>Credits.</strong> Each paid month sets your balance to the plan’s allowance. Unused
        credits do not carry over and cannot be exchanged for money.
      </li>
      <li>
        <strong>Failed payments.</strong> The plan is served for seven more days. It then stops, and
        comes back when the bill is paid.
      </li>
      <li>
        <strong>Cancelling.</strong> Cancel under Profile, Plans &amp; Billing. The plan and its
        credits last to the end of the paid month.
      </li>
      <li>
        <strong>Refunds.</strong> Write to us. When a month is refunded in full, what is left of its
        credits is taken back. Rights to a refund that the law gives you stay as they are.
      </li>
      <li>
        <strong>Prices.</strong> We announce a higher price for your plan at least 30 days before
        you pay it.
      </li>
      <li>
        <strong>Referrals.</strong> If somebody opens an account within {REFERRAL_DAYS} days of
        following your link, you earn 20% of each of their payments. We pay it out monthly. A refund
        or a dispute takes its share back. You cannot refer yourself.
      </li>
    </ul>
  </>
);
