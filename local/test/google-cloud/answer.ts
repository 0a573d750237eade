import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import type { Cloud } from './cloud.ts';

interface CloudRequest {
  method: string;
  /** Behind the service's name, such as `/v1/projects/…`. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** Answers one service of Google; null for what the stand-in does not know. */
export type CloudService = (cloud: Cloud, request: CloudRequest) => LocalReply | null;

/** As Google writes errors. `reason` is of its details. */
export const cloudError = (status: number, message: string, reason?: string): LocalReply =>
  jsonReply(
    { error: { code: status, message, details: reason === undefined ? [] : [{ reason }] } },
    status,
  );

export const notFound = () => cloudError(404, 'Requested entity was not found.');
export const alreadyExists = () => cloudError(409, 'Requested entity already exists.');
