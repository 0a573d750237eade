import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';

/** False where no payment provider is connected, null while that is not known. */
export const useIsPaymentOpen = (): boolean | null =>
  dataOf(useUserData())?.billing.is_open ?? null;
