import type { Plan } from '@vibes/core/plan/plan';
import type { CheckoutFault } from '../../../lib/payment-link.ts';
import { startSession } from '../../../lib/session.ts';
import { usePaymentLink } from '../../../lib/use-payment-link.ts';
import { useSession } from '../../../lib/use-session.ts';
import { notify } from '../../toast/notify.tsx';
import { planLinks } from './plan-links.ts';

// Opening the dialog loads this file, and with it the first session check.
startSession();

/** The content of the dialog: the account that gets the plan, and the way to the pay page. */
export function Checkout({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const session = useSession();
  const { isLeaving, fault, proceed } = usePaymentLink(notify);
  const isSignedIn = session.status === 'signed_in';
  return (
    <>
      <div aria-live="polite" className="subscribe-who">
        {session.status === 'loading' && (
          <p className="muted try-it-late">Checking your account…</p>
        )}
        {session.status === 'signed_out' && (
          <p className="subscribe-note">Please log in before subscribing</p>
        )}
        {isSignedIn && (
          <p className="subscribe-buyer">
            <span className="muted">Your email</span>
            {session.user.email}
          </p>
        )}
      </div>
      {fault && <CheckoutNote fault={fault} />}
      <div className="subscribe-doors">
        <button type="button" className="button button-outline" onClick={onClose}>
          Cancel
        </button>
        {fault?.isSettledInPortal ? (
          <a className="button button-accent" href={planLinks.plans}>
            Manage Subscription
          </a>
        ) : (
          <button
            type="button"
            className={`button ${isSignedIn ? 'button-accent' : 'button-outline'}`}
            disabled={!isSignedIn}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isLeaving || undefined}
            onClick={() => void proceed(plan)}
          >
            Proceed to Payment
          </button>
        )}
        {session.status === 'signed_out' && (
          <a className="button button-accent" href={planLinks.login}>
            Log in
          </a>
        )}
      </div>
    </>
  );
}

/** Why the pay page cannot be opened; a refusal with a reason is no failure. */
function CheckoutNote({ fault: { title, message, isSettledInPortal } }: { fault: CheckoutFault }) {
  return (
    <div
      role="alert"
      className={isSettledInPortal ? 'subscribe-note subscribe-settled' : 'subscribe-fault'}
    >
      <p>{title}</p>
      {message && <p className="muted">{message}</p>}
    </div>
  );
}
