import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import { notFound } from './answer.ts';
import type { Cloud } from './cloud.ts';

/** What anybody gets at an address of the live product. */
export function answerDoor(cloud: Cloud, host: string, path: string): LocalReply {
  if (!cloud.hosts.has(host) || cloud.releases.length === 0) return notFound();
  if (path === '/api/health' && cloud.closed_functions.has('open'))
    return { status: 403, body: '<h1>Error: Forbidden</h1>' };
  if (path === '/api/health' && cloud.late_looks > 0) {
    cloud.late_looks -= 1;
    return jsonReply({ ok: false, code: 'late' }, 503);
  }
  if (path === '/api/health')
    return cloud.functions.get('open')?.state === 'ACTIVE' &&
      cloud.functions.get('open')?.region === cloud.rewrites.get('open')
      ? jsonReply({ ok: true, request_id: 'r1' })
      : notFound();
  if (path === '/__/firebase/init.json' && cloud.web_apps > 0)
    return jsonReply({ projectId: cloud.project, apiKey: 'AIza-of-the-stand-in' });
  if (path === '/product.json') return jsonReply(cloud.product);
  return notFound();
}
