import type { ProductSettings } from './product-settings.ts';

/** Who runs a deployment, as the legal pages and the page of an opt-out name them. */
export type Operator = Pick<ProductSettings, 'operator_name' | 'operator_address'>;

/** Name and address in one line; empty where the deployment says neither, as on this machine. */
export const operatorLine = ({ operator_name, operator_address }: Operator): string =>
  [operator_name, operator_address].filter(Boolean).join(', ');
