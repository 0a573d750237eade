import { Agent, EnvHttpProxyAgent, fetch, type Response } from 'undici';

/** Why a download failed, as the second half of a sentence: "example.com can’t be reached (ENOTFOUND)". */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** Milliseconds a server may be silent. */
const SILENCE = 30_000;
const PATIENCE = { headersTimeout: SILENCE, bodyTimeout: SILENCE, connectTimeout: 10_000 };

/** Node 20's own `fetch` knows no proxy. */
function route(env: NodeJS.ProcessEnv) {
  const httpProxy = env['http_proxy'] ?? env['HTTP_PROXY'];
  const httpsProxy = env['https_proxy'] ?? env['HTTPS_PROXY'] ?? httpProxy;
  if (!httpProxy && !httpsProxy) return new Agent(PATIENCE);
  const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  return new EnvHttpProxyAgent({
    ...PATIENCE,
    noProxy,
    ...(httpProxy && { httpProxy }),
    ...(httpsProxy && { httpsProxy }),
  });
}

/** What `fetch` threw: the cause says more than the error, its code more than its words. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** The host of an address, or what it has instead: a person may have typed it. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** A successful answer, by the proxy that the environment names; throws a DownloadError. */
export async function request(
  url: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Response> {
  const response = await fetch(url, { dispatcher: route(env), signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new DownloadError(`${hostOf(url)} can’t be reached (${reasonOf(error)})`, {
      cause: error,
    });
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new DownloadError(`${hostOf(url)} answers ${response.status}`);
}
