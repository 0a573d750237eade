import { userPlace } from '@vibes/core/firestore/places';
import { useEffect, useState } from 'react';
import { call } from '../../lib/callables.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { sentenceOf } from '../../lib/call-error.ts';

const FAULT = 'No code could be made. Please try again.';

interface Code {
  /** What the phone opens. The fragment never leaves the phone's browser. */
  url: string;
  made_at: Date;
  /** By this device's clock. */
  ends_at: Date;
}

type Made =
  | { status: 'none' | 'making' }
  | { status: 'failed'; message: string }
  | { status: 'over'; made_at: Date }
  | ({ status: 'shown' } & Code);

/** A handover to the phone: at most one code, and whether it was opened there. */
export type Handover = Made | { status: 'opened'; at: Date };

async function makeCode(): Promise<Code> {
  const { code, made_at, expires_at } = await call('createHandover', {}, FAULT);
  const life = Date.parse(expires_at) - Date.parse(made_at);
  return {
    url: `${location.origin}${routes.phone}#${code}`,
    made_at: new Date(made_at),
    ends_at: new Date(Date.now() + life),
  };
}

/** No code is made by itself: one on a screen left open would be there for whoever passes. */
export function useHandover(): { handover: Handover; make: () => Promise<void> } {
  const account = dataOf(useLiveDocument(userPlace.at(useUid())));
  const [made, setMade] = useState<Made>({ status: 'none' });
  useEffect(() => {
    if (made.status !== 'shown') return;
    const { made_at, ends_at } = made;
    const end = () => setMade({ status: 'over', made_at });
    const timer = setTimeout(end, ends_at.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [made]);

  async function make() {
    if (made.status === 'making') return;
    setMade({ status: 'making' });
    try {
      setMade({ status: 'shown', ...(await makeCode()) });
    } catch (error) {
      setMade({ status: 'failed', message: sentenceOf(error) });
    }
  }

  const at = account?.handed_over_at;
  const isOpened = 'made_at' in made && at && at >= made.made_at;
  return { handover: isOpened ? { status: 'opened', at } : made, make };
}
