import { operatorLine, type Operator } from '@vibes/core/product/operator';

/** Who runs the product, by name and postal address; nothing where no deployment says it. */
export function OperatorParagraph({ settings }: { settings: Operator }) {
  const line = operatorLine(settings);
  return line ? <p>Vibes Outreach is run by {line}.</p> : null;
}
