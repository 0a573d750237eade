export { capture } from './endpoints/capture.ts';
export { getUserData } from './endpoints/get-user-data.ts';
export { health } from './endpoints/health.ts';
export { openAccount } from './endpoints/open-account.ts';
export { regenerateApiKey } from './endpoints/regenerate-api-key.ts';
export { sendDeliveries } from './endpoints/send-deliveries.ts';
export { sweepDeliveries } from './endpoints/sweep-deliveries.ts';
export { updateUserData } from './endpoints/update-user-data.ts';
