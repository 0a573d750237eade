import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrivalIn, type PaymentArrival } from '../../lib/payment-arrival.ts';

/**
 * How the person came back from the payment provider, for as long as the page is open; null for
 * whoever comes from elsewhere. The address gives it up at once for the plans' tab, so that a
 * reload or a bookmark does not tell it again.
 */
export function usePaymentArrival(): PaymentArrival | null {
  const [search, setSearch] = useSearchParams();
  const [arrival] = useState(() => arrivalIn(search));
  const isTold = arrivalIn(search) !== null;
  useEffect(() => {
    if (isTold) setSearch({ tab: 'plans' }, { replace: true, preventScrollReset: true });
  }, [isTold, setSearch]);
  return arrival;
}
