import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';

/** False where no payment provider is connected. Taken for true until it is known: the server refuses anyway. */
export const useIsPaymentOpen = (): boolean => dataOf(useUserData())?.billing.is_open ?? true;
