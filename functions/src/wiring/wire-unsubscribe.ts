import { once, wireBase, wireSecrets } from './wire-base.ts';

export const wireUnsubscribe = once(async () => {
  const [base, secrets, { runUnsubscribe }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('../opt-out/run-unsubscribe.ts'),
  ]);
  const ports = { ...base, secrets };
  return (asked: { token: string; wants_out: boolean }) => runUnsubscribe(ports, asked);
});
