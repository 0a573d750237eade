import type { Creator } from '@vibes/core/creator/creator';
import { useState } from 'react';
import { chooseEmail } from './choose-email.data.ts';

/** A button that makes `email` the creator's address: whether it works on it, and why it failed. */
export function useChooseEmail(
  creator: Creator,
  choice: { email: string; description: string | undefined },
) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [failed, setFailed] = useState<{ email: string; sentence: string } | null>(null);

  async function choose() {
    if (isChoosing) return;
    setIsChoosing(true);
    setFailed(null);
    const sentence = await chooseEmail(creator, choice);
    setIsChoosing(false);
    if (sentence) setFailed({ email: choice.email, sentence });
  }

  const fault = failed?.email === choice.email ? failed.sentence : null;
  return { isChoosing, fault, choose: () => void choose() };
}
