import type { Plan } from '@vibes/core/plan/plan';
import { X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { monthlyPrice } from '../../../lib/monthly-price.ts';
import { useModule } from '../../../lib/use-module.ts';
import { planLinks } from './plan-links.ts';

const loadCheckout = () => import('./checkout.tsx');
const never = () => () => undefined;

/** False in the prerendered HTML, and until hydration. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Makes the link act as a button without replacing it, so that it keeps the focus. */
const asButton = {
  role: 'button',
  'aria-haspopup': 'dialog',
  onKeyDown: (event: KeyboardEvent) => {
    // Otherwise the page would scroll.
    if (event.key === ' ') event.preventDefault();
  },
  onKeyUp: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === ' ') currentTarget.click();
  },
} as const;

/**
 * The button of a plan: without scripts a link to the sign-up page, else it opens a dialog that
 * leads to the pay page.
 */
export function Subscribe({ plan }: { plan: Plan }) {
  const isAlive = useIsAlive();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { late, want } = useModule(loadCheckout);
  const titleId = `subscribe-${plan.name}`;
  const close = () => dialog.current?.close();

  function open(event: MouseEvent) {
    event.preventDefault();
    want();
    setIsOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <a
        className="button button-accent pricing-choose"
        href={planLinks.signup}
        {...(isAlive && { ...asButton, onClick: open })}
      >
        Choose {plan.name}
      </a>
      {isAlive && (
        <dialog
          ref={dialog}
          className="subscribe"
          aria-labelledby={titleId}
          onClose={() => setIsOpen(false)}
          onClick={(event) => {
            if (isBeside(event)) close();
          }}
        >
          <div className="subscribe-head">
            <h2 id={titleId}>Subscribe to {plan.name}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={close}>
              <X size={20} aria-hidden="true" />
            </button>
          </div>
          <p className="subscribe-words muted">
            You will be redirected to our card payment provider to subscribe at{' '}
            {monthlyPrice(plan.price)}. Cancel anytime.
          </p>
          {isOpen && late.status === 'ready' && (
            <late.module.Checkout plan={plan} onClose={close} />
          )}
          {late.status === 'failed' && <NotLoaded onRetry={want} />}
        </dialog>
      )}
    </>
  );
}

/** True for a press on the backdrop, whose target is the dialog, outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Shown only when the checkout fails to load, not while it loads. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p role="alert" className="subscribe-note">
        We couldn’t load this. Check your network.
      </p>
      <div className="subscribe-doors">
        <button type="button" className="button button-accent" onClick={onRetry}>
          Try again
        </button>
      </div>
    </>
  );
}
