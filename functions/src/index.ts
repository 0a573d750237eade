export { api, apiLong, apiSealed, payments } from './endpoints/calls.ts';
export { everyMinute } from './endpoints/every-minute.ts';
export { capture, keyed, open } from './endpoints/http.ts';
export { onCreatorUpdated } from './endpoints/on-creator-updated.ts';
export { deliver, shard, watch } from './endpoints/tasks.ts';
