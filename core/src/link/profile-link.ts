import type { Platform, PlatformHandle } from '../creator/platform.ts';

/** What a shared link or text turned out to be. */
export type ProfileLink =
  | ({ kind: 'profile' } & PlatformHandle)
  /** A short link or a post: only its redirect or its page names the profile. `url` is https, without tracking parameters. */
  | { kind: 'resolve'; platform: Platform; url: string }
  | { kind: 'unsupported'; reason: 'no_link' | 'other_site' | 'not_a_profile' }
  /** A link of the platform that has a form nobody has described yet: whose it is is not guessed. */
  | { kind: 'unsupported'; reason: 'new_form'; platform: Platform };
