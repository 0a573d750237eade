import type { CheckoutFault } from '../../../lib/payment-link.ts';

/** Why there is no way to the pay page; what is settled elsewhere is no failure. */
export function CheckoutNote({
  fault: { title, message, isSettledInPortal },
}: {
  fault: CheckoutFault;
}) {
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
