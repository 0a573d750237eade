import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST } from '../../emulators/choose-ports.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { runCommand } from '../../process/run-command.ts';

export interface Certificate {
  key: string;
  cert: string;
  /**
   * Lets Chromium take the certificate as valid. With errors merely ignored, as `ignoreHTTPSErrors`
   * does, it registers no service worker.
   */
  browserArg: string;
}

/** Makes a certificate for this machine's loopback address, valid for a day, in `folder`. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST} -addext subjectAltName=IP:${HOST}`;
  const { code } = await runCommand({
    command: 'openssl',
    args: [...args.split(' '), '-keyout', files.key, '-out', files.cert],
    cwd: folder,
  });
  if (code !== 0)
    throw new LocalWorldError('HTTP/2 needs a certificate, made by openssl: install it first.');
  const [key, cert] = await Promise.all([
    readFile(files.key, 'utf8'),
    readFile(files.cert, 'utf8'),
  ]);
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(spki).digest('base64');
  return { key, cert, browserArg: `--ignore-certificate-errors-spki-list=${hash}` };
}
