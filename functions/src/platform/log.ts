import { logger } from 'firebase-functions';

/**
 * Structured log lines by event name. Never put keys, bodies or addresses into `fields`:
 * ids and codes only.
 */
export const log = {
  info: (event: string, fields: Record<string, unknown> = {}) => logger.info(event, fields),
  warn: (event: string, fields: Record<string, unknown> = {}) => logger.warn(event, fields),
  error: (event: string, fields: Record<string, unknown> = {}) => logger.error(event, fields),
};
