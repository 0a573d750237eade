import type { Callables } from '@vibes/core/api/callables';
import { joinCreators, type JoinPorts } from '../steps/join-creators.ts';

type Joining = Callables['joinCreators'];

/** Joins two creators of which a person says that they are one: also where both were written to. */
export const runJoinCreators = (
  ports: JoinPorts,
  { uid, ids }: Joining['payload'] & { uid: string },
): Promise<Joining['result']> => joinCreators(ports, { uid, ids, by: 'person' });
