import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { readCheckoutFault } from './payment-link.ts';

const FAULT = 'Failed to generate payment link. Please try again.';
const notice = {
  title: 'Failed to generate payment link',
  description: 'Please try again later',
};

it('asks a visitor to log in, in the dialog and beside it', () => {
  expect(readCheckoutFault(new CallError('unauthenticated', 'Not authenticated'))).toEqual({
    fault: { title: 'Please log in to subscribe' },
    notice: { title: 'Not logged in', description: 'Please log in to subscribe' },
  });
});

it('shows a refusal with a reason as the server sends it, and calls it no failure', () => {
  const sentence = 'You have the Starter plan already.';
  expect(readCheckoutFault(new CallError('conflict', sentence, 'already_subscribed'))).toEqual({
    fault: { title: sentence, isSettledInPortal: true },
    notice: null,
  });
  expect(readCheckoutFault(new CallError('conflict', sentence, 'other'))).toEqual({
    fault: { title: sentence, isSettledInPortal: false },
    notice: null,
  });
});

it("keeps the server's sentence beside the failure", () => {
  const message = 'Payments aren’t available yet.';
  expect(readCheckoutFault(new CallError('unavailable', message))).toEqual({
    fault: { title: FAULT, message },
    notice,
  });
});

it.each([new CallError('internal', FAULT), 'no error at all'])('shows it once: %s', (error) => {
  expect(readCheckoutFault(error)).toEqual({ fault: { title: FAULT }, notice });
});
