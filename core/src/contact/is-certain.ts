import type { FoundAddress } from './contact-candidate.ts';

/** Whether an address may be written to without asking: of one reading, and evidently the creator's. */
export const isCertain = ({
  rival,
  choice_reason,
}: Pick<FoundAddress, 'rival' | 'choice_reason'>) =>
  rival === undefined && choice_reason === undefined;
