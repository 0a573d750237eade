import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../src/emulators/choose-ports.ts';

/** Adoptium's API with one runtime, for Linux on x64. What is set is answered in place of the truth. */
export interface AdoptiumFault {
  checksum?: string;
  /** The connection ends after so many bytes of the archive. */
  cut_after?: number;
  /** Status of the API's answer. */
  status?: number;
  /** Body of the API's answer. */
  answer?: string;
  /** The archive begins and never ends. */
  is_stuck?: boolean;
}

export interface AdoptiumStandIn {
  origin: string;
  /** What was asked for, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

function describe(archive: Buffer, link: string, fault: AdoptiumFault): string {
  const checksum = fault.checksum ?? createHash('sha256').update(archive).digest('hex');
  const file = { name: 'jre.tar.gz', link, size: archive.length, checksum };
  return JSON.stringify([
    { binary: { image_type: 'jre', package: file }, release_name: 'jdk-21.0.9+10' },
  ]);
}

export async function startAdoptium(
  archive: Buffer,
  fault: AdoptiumFault = {},
): Promise<AdoptiumStandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(url.pathname);
    if (url.pathname === '/jre.tar.gz') {
      response.writeHead(200, { 'content-length': archive.length });
      const cut = fault.cut_after ?? archive.length;
      if (fault.is_stuck) response.write(archive.subarray(0, 10));
      else if (cut < archive.length)
        response.write(archive.subarray(0, cut), () => response.destroy());
      else response.end(archive);
      return;
    }
    const here = url.searchParams.get('os') === 'linux' ? 'x64' : null;
    const isKnown =
      url.pathname === '/v3/assets/latest/21/hotspot' &&
      url.searchParams.get('image_type') === 'jre';
    const has = url.searchParams.get('architecture') === here;
    const body = has ? describe(archive, `${url.origin}/jre.tar.gz`, fault) : '[]';
    response.writeHead(fault.status ?? (isKnown ? 200 : 404)).end(fault.answer ?? body);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
