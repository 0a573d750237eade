import type { Operator } from '@vibes/core/product/operator';

/** Who runs this deployment, and the address for requests about data. */
export interface BuiltOperator extends Operator {
  privacy_email: string;
}

const NOBODY: BuiltOperator = { operator_name: '', operator_address: '', privacy_email: '' };

/**
 * From the settings of the pages, which `functions/operator-define.mjs` writes in place of the
 * variable: what the legal pages say and what an opt-out says come from one file. Nobody in code that
 * is not built.
 */
export const OPERATOR: BuiltOperator = {
  ...NOBODY,
  ...(JSON.parse(process.env['VIBES_OPERATOR'] ?? '{}') as Partial<BuiltOperator>),
};
