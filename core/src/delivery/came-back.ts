import type { Delivery } from './delivery.ts';

/** Whether an email bounced for good after the server had taken it: it went out, and reached nobody. */
export const cameBack = ({
  state,
  bounce,
}: Pick<Delivery, 'state'> & Partial<Pick<Delivery, 'bounce'>>): boolean =>
  state === 'sent' && bounce?.is_temporary === false;
