import { useState } from 'react';
import { simulateCapture, type SimulatedCapture } from './simulate-capture.ts';
import { renewUserData } from '../../lib/user-data.ts';

/** One simulated capture at a time, and how the last one ended. */
export function useSimulation(api_key: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<SimulatedCapture | null>(null);
  const [usedKey, setUsedKey] = useState(api_key);

  async function simulate(url: string) {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    setUsedKey(api_key);
    const ended = await simulateCapture((...request) => fetch(...request), { api_key, url });
    // The key may have been replaced elsewhere: then this screen has the new one from now on.
    if (!ended.ok && ended.code === 'unauthorized') await renewUserData();
    setOutcome(ended);
    setIsBusy(false);
  }

  const isKeyReplaced = usedKey !== api_key;
  return { isBusy, outcome, isKeyReplaced, simulate, forget: () => setOutcome(null) };
}
