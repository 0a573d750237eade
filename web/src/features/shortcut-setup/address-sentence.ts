import type { CaptureAnswer } from '@vibes/core/api/capture-answer';

/** The address a capture found, or the sentence on why there is none. */
export function addressSentence({
  creator,
  email,
}: Pick<CaptureAnswer, 'creator' | 'email'>): string {
  if (creator.email) return creator.email;
  switch (email.state) {
    case 'needs_choice':
      return 'Not certain: you choose in the CRM.';
    case 'profile_blocked':
      return 'Not known: the profile stayed closed.';
    case 'search_unfinished':
      return 'None so far: not every linked page was read.';
    default:
      return 'None on the profile or the pages it links to.';
  }
}
