import { describe } from 'vitest';
import { messageReaderContract } from './message-reader.contract.ts';
import { plainMessageReader } from './plain-message-reader.ts';

describe('messages read in our own thread', () => messageReaderContract(() => plainMessageReader));
