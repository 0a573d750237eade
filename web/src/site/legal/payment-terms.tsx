import { REFERRAL_DAYS } from '@vibes/core/referral/referral';

/** The price of a plan, what it includes, and how it ends. */
export const PaymentTerms = () => (
  <>
    <p>
      The first account of a mailbox starts with trial credits, where we offer them. Further use
      needs a paid plan. A credit is used the first time a creator’s profile is read and saved.
      Capturing the same creator again costs nothing, and neither does a profile we could not read.
    </p>
    <ul>
      <li>
        <strong>Renewal.</strong> A plan is paid in advance through Stripe, in US dollars, and
        renews every month until you cancel. Taxes may be added where they apply.
      </li>
      <li>
        <strong>Credits.</strong> Each paid month sets your balance to the plan’s allowance. Unused
        credits do not carry over and cannot be exchanged for money.
      </li>
      <li>
        <strong>Failed payments.</strong> Your plan continues for 7 more days. It then stops, and
        resumes when the bill is paid.
      </li>
      <li>
        <strong>Canceling.</strong> Cancel under Profile, Plans &amp; Billing. The plan and its
        credits last to the end of the paid month.
      </li>
      <li>
        <strong>Refunds.</strong> Write to us. When a month is refunded in full, we take back what
        is left of its credits. Your legal rights to a refund are not affected.
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
