import { once, wireBase } from './wire-base.ts';

export const wireReferral = once(async () => {
  const [ports, { countClick }] = await Promise.all([
    wireBase(),
    import('../referral/count-click.ts'),
  ]);
  return { countClick: (code: string) => countClick(ports, { code }) };
});
