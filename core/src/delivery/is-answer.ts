import type { Delivery } from './delivery.ts';

/** True for what a person wrote in answer to a creator's message. */
export const isAnswer = ({ answers }: Pick<Delivery, 'answers'>): boolean => answers !== null;
