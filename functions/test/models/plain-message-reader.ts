import { parseHead } from '@vibes/core/inbound/parse-mail';
import { readMessage } from '@vibes/core/inbound/read-message';
import type { MessageReader } from '../../src/ports/message-reader.ts';

/** The port without a thread: nothing ends a reading. */
export const plainMessageReader: MessageReader = {
  readHead: parseHead,
  readMessage: async (raw) => ({ kind: 'read', ...(await readMessage(raw)) }),
};
