import { jsonReply, startLocalServer, type LocalRequest, type StandIn } from '../local-server.ts';
import { answerApi, kindOf } from './answer-api.ts';
import { answerControl, type NotionState } from './control.ts';
import { DEMO_NOTION_KEY, demoWorkspace } from './demo-workspace.ts';
import { takeFault } from '../api-fault.ts';
import { answerFault } from './fault.ts';
import { rowsPage } from './rows-page.ts';

const newState = (): NotionState => ({ workspace: demoWorkspace(), faults: [], requests: {} });

/**
 * Speaks the part of Notion's API that the product uses, and keeps everything in memory. `GET /`
 * shows the rows to people; what tests may ask of it is in the README. Port 0 takes any free one.
 */
export async function startNotion({ port }: { port: number }): Promise<StandIn> {
  let state = newState();

  const answerRequest = (request: LocalRequest) => {
    const kind = kindOf(request);
    state.requests[kind] = (state.requests[kind] ?? 0) + 1;
    const { fault, left } = takeFault(state.faults, kind);
    state.faults = left;
    const work = () => answerApi(state.workspace, request);
    return fault ? answerFault(fault, work) : work();
  };

  return startLocalServer({
    port,
    answer: (request) => {
      const { method, url, body } = request;
      const path = url.pathname;
      if (path.startsWith('/v1/')) return answerRequest(request);
      if (path === '/' && method === 'GET') {
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return { status: 200, headers, body: rowsPage(state.workspace, DEMO_NOTION_KEY) };
      }
      if (path === '/control' && method === 'DELETE') state = newState();
      if (path === '/control' || path.startsWith('/control/')) {
        return answerControl(state, { method, path, body });
      }
      return jsonReply({ error: 'not found' }, 404);
    },
  });
}
