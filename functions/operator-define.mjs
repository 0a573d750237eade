import { productOf } from '../web/src/site/product-of.ts';

/**
 * What esbuild writes in place of `process.env.VIBES_OPERATOR`: who runs the deployment, from the
 * settings of its pages, so that these and an opt-out name the same. `folder` is that of `web`.
 */
export function operatorDefine(folder, env) {
  const { operator_name, operator_address, privacy_email } = productOf(folder, env);
  const text = JSON.stringify({ operator_name, operator_address, privacy_email });
  // A text in JSON, as a string of code.
  return { 'process.env.VIBES_OPERATOR': JSON.stringify(text) };
}
