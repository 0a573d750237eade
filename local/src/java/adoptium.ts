import { z } from 'zod';
import type { RemoteFile } from '../download/download-file.ts';
import { DownloadError, request } from '../download/request.ts';
import { JAVA_MINIMUM } from './java-version.ts';

/** A kind of machine, in Adoptium's words. */
export interface AdoptiumMachine {
  os: 'linux' | 'alpine-linux' | 'mac';
  architecture: 'x64' | 'aarch64';
}

/** Null for a machine this project does not run on. */
export function adoptiumMachine(input: {
  platform: string;
  arch: string;
  /** Linux with musl in place of glibc, such as Alpine. */
  isMusl: boolean;
}): AdoptiumMachine | null {
  const architecture = ({ x64: 'x64', arm64: 'aarch64' } as const)[input.arch];
  const linux = input.isMusl ? 'alpine-linux' : 'linux';
  const os = ({ linux, darwin: 'mac' } as const)[input.platform];
  return architecture && os ? { os, architecture } : null;
}

const reportSchema = z.object({
  header: z.object({ glibcVersionRuntime: z.string().optional() }),
});

/** This machine. */
export function thisMachine(): AdoptiumMachine | null {
  const { platform, arch } = process;
  // Only a Node that is linked with glibc reports its version.
  const isMusl =
    platform === 'linux' &&
    !reportSchema.parse(process.report.getReport()).header.glibcVersionRuntime;
  return adoptiumMachine({ platform, arch, isMusl });
}

/** https://api.adoptium.net/q/swagger-ui: GET /v3/assets/latest/{feature_version}/{jvm_impl} */
const assetsSchema = z.array(
  z.object({
    binary: z.object({
      package: z.object({
        link: z.url(),
        size: z.int().positive(),
        checksum: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    }),
  }),
);

/** The address of Adoptium's API, or of a mirror that answers as it does. */
const adoptiumOrigin = (env: NodeJS.ProcessEnv) =>
  (env['ADOPTIUM_URL'] || 'https://api.adoptium.net').replace(/\/+$/, '');

/** The newest Java runtime for a machine, as Adoptium names it; throws a DownloadError. */
export async function askAdoptium(input: {
  machine: AdoptiumMachine;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}): Promise<RemoteFile> {
  const { os, architecture } = input.machine;
  const origin = adoptiumOrigin(input.env);
  const query = new URLSearchParams({ image_type: 'jre', vendor: 'eclipse', os, architecture });
  const response = await request(
    `${origin}/v3/assets/latest/${JAVA_MINIMUM}/hotspot?${query}`,
    input,
  );
  const assets = assetsSchema.safeParse(await response.json().catch(() => null));
  if (!assets.success) throw new DownloadError(`${origin} does not answer as Adoptium’s API does`);
  const [asset] = assets.data;
  if (!asset) throw new DownloadError(`${origin} has none for ${os} on ${architecture}`);
  const { link: url, size, checksum: sha256 } = asset.binary.package;
  return { url, size, sha256 };
}
