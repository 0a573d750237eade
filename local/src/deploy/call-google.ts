import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { DeployPorts, GoogleAnswer, GoogleCall } from './deploy-ports.ts';

type Google = Pick<DeployPorts, 'google'>;

const errorSchema = z.looseObject({ error: z.looseObject({ message: z.string() }) });

/** What Google says about a failure, else its status. */
export function reasonOf({ status, body }: GoogleAnswer): string {
  const parsed = errorSchema.safeParse(body);
  return parsed.success ? parsed.data.error.message : `status ${status}`;
}

const reasonsSchema = z.looseObject({
  error: z.looseObject({ details: z.array(z.looseObject({ reason: z.string().optional() })) }),
});

/** The API is not enabled, or was enabled a few minutes ago at most. */
export function isDisabled({ status, body }: GoogleAnswer): boolean {
  const { data } = reasonsSchema.safeParse(body);
  const reasons = data?.error.details.map(({ reason }) => reason) ?? [];
  return status === 403 && reasons.includes('SERVICE_DISABLED');
}

export class DisabledApiError extends LocalWorldError {}

const isFine = ({ status }: GoogleAnswer) => status >= 200 && status < 300;

/** Google’s reason, in a sentence that names the request. */
export function refusal(call: GoogleCall, answer: GoogleAnswer): LocalWorldError {
  const { method, service, path } = call;
  return new LocalWorldError(
    `Google refused ${method} ${service}.googleapis.com/${path}: ${reasonOf(answer)}`,
  );
}

/** Reads a resource; null when there is none. Throws Google's reason for any other failure. */
export async function readGoogle<Shape extends z.ZodType>(
  { google }: Google,
  at: Pick<GoogleCall, 'service' | 'path'> & Partial<GoogleCall>,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const call: GoogleCall = { method: 'GET', ...at };
  const answer = await google(call);
  if (answer.status === 404) return null;
  if (isDisabled(answer))
    throw new DisabledApiError(
      `${at.service}.googleapis.com is not ready yet: ${reasonOf(answer)}`,
    );
  if (!isFine(answer)) throw refusal(call, answer);
  return shape.parse(answer.body);
}

/** Changes something. Of what is made, `ALREADY_EXISTS` is fine: it is what was asked for. */
export async function changeGoogle({ google }: Google, call: GoogleCall): Promise<void> {
  const answer = await google(call);
  const isThere = answer.status === 409 && call.method === 'POST';
  if (!isFine(answer) && !isThere) throw refusal(call, answer);
}

/** Asks something by a call that is no GET, or begins what takes time, and reads the answer. */
export async function askGoogle<Shape extends z.ZodType>(
  { google }: Google,
  call: GoogleCall,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const answer = await google(call);
  if (!isFine(answer)) throw refusal(call, answer);
  return shape.parse(answer.body);
}
