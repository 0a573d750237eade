import { once, wireBase, wireSecrets } from './wire-base.ts';
import { wireAccessCheck } from './wire-sign-in.ts';

export const wireCreateHandover = once(async () => {
  const [base, { createHandover }] = await Promise.all([
    wireBase(),
    import('../account/create-handover.ts'),
  ]);
  return (person: Parameters<typeof createHandover>[1]) => createHandover(base, person);
});

export const wireRedeemHandover = once(async () => {
  const [base, secrets, checkAccess, { redeemHandover }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireAccessCheck(),
    import('../account/redeem-handover.ts'),
  ]);
  return (asked: Parameters<typeof redeemHandover>[1]) =>
    redeemHandover({ ...base, secrets, checkAccess }, asked);
});
