import { expect, it, vi } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { useWhenIdle } from './use-when-idle.ts';

function Page({ load }: { load: () => void }) {
  useWhenIdle(load);
  return (
    <main>
      <span data-as-of="" />
    </main>
  );
}

it('what may be needed later waits until the page shows no earlier data, and is loaded once', async () => {
  const load = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await mount(<Page load={load} />);
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  document.querySelector('[data-as-of]')?.removeAttribute('data-as-of');
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
