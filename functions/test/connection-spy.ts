import { createHook } from 'node:async_hooks';

/** A try to connect, as Node's own network layer makes it: the address is written on it a moment later. */
interface Attempt {
  address?: string;
  port?: number;
}

/** Every connection that this process tries to open from now on, however it is asked to. */
export function spyOnConnections() {
  const attempts: Attempt[] = [];
  const hook = createHook({
    init(_, type, __, resource) {
      if (type === 'TCPCONNECTWRAP' || type === 'PIPECONNECTWRAP') attempts.push(resource);
    },
  }).enable();
  return {
    /** `address:port` of each since it was last asked. */
    take: () => attempts.splice(0).map(({ address, port }) => `${address}:${port}`),
    stop: () => void hook.disable(),
  };
}
