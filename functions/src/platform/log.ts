import * as logger from 'firebase-functions/logger';

/** A fault as it is logged. An error's own fields are not enumerable: the logger would print {}. */
export function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const code = 'code' in value ? value.code : undefined;
  return { name, code, message, stack, ...(cause !== undefined && { cause: plain(cause) }) };
}

type Fields = Record<string, unknown>;
const withPlainErrors = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

/**
 * Structured log lines by event name. Never put keys, bodies or addresses into `fields`:
 * ids, codes and faults only.
 */
export const log = {
  info: (event: string, fields: Fields = {}) => logger.info(event, withPlainErrors(fields)),
  warn: (event: string, fields: Fields = {}) => logger.warn(event, withPlainErrors(fields)),
  error: (event: string, fields: Fields = {}) => logger.error(event, withPlainErrors(fields)),
};
