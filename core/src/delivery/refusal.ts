/** Nothing was done: a code for the log, and the sentence for the person. */
export interface Refusal<Code extends string> {
  kind: 'refused';
  code: Code;
  sentence: string;
}
