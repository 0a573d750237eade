import { isFree } from '../../src/emulators/choose-ports.ts';

/** True once a program listens on the port; null until then. */
export const answersOn = async (port: number): Promise<true | null> =>
  (await isFree(port)) ? null : true;
