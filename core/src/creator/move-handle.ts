import { MOST_FORMER_HANDLES } from './creator-limits.ts';
import type { Creator } from './creator.ts';
import { handleFields, handleOf, handlesOf } from './handles.ts';
import type { PlatformHandle } from './platform.ts';
import { isSameAccount } from './seen-profile.ts';

type Moved = Pick<Creator, 'former_handles'> & ReturnType<typeof handleFields>;

/** With one handle more among the former ones, and without `current`. */
function formerHandles(
  { former_handles }: Pick<Creator, 'former_handles'>,
  former: Creator['former_handles'][number] | null,
  current: PlatformHandle | null,
): Creator['former_handles'] {
  const others = former_handles.filter(
    (one) => !(former && isSameAccount(one, former)) && !(current && isSameAccount(one, current)),
  );
  return (former ? [former, ...others] : others).slice(0, MOST_FORMER_HANDLES);
}

/** The creator under the handle that their account has now; what it was called before is kept. */
export function withHandle(creator: Creator, now: PlatformHandle, at: Date): Moved {
  const before = handleOf(creator, now.platform);
  const former =
    before === null || before === now.handle
      ? null
      : { platform: now.platform, handle: before, until: at, is_taken: false };
  return {
    ...handleFields({ ...handlesOf(creator), [now.platform]: now.handle }),
    former_handles: formerHandles(creator, former, now),
  };
}

/** The creator once another account has their handle: nobody is to be written to under it. */
export function withoutHandle(creator: Creator, taken: PlatformHandle, at: Date): Moved {
  const isCurrent = handleOf(creator, taken.platform) === taken.handle;
  return {
    ...handleFields({ ...handlesOf(creator), ...(isCurrent && { [taken.platform]: null }) }),
    former_handles: formerHandles(creator, { ...taken, until: at, is_taken: true }, null),
  };
}
