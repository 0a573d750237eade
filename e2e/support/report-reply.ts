import { testWorld } from './world.ts';

interface ReportAnswer {
  status: number;
  body: { ok: boolean; code?: string; message?: string; recorded?: boolean; creator?: object };
}

/** Reports a reply over HTTP, as a system does that sends the account's emails. */
export async function reportReply(
  { api_key }: { api_key: string },
  reply: Record<string, unknown>,
): Promise<ReportAnswer> {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api_key}` },
    body: JSON.stringify(reply),
  });
  return { status: response.status, body: (await response.json()) as ReportAnswer['body'] };
}
