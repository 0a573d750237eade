import type { Profile } from './pair-world.ts';

/** Lena on TikTok, and on Instagram, each with an address of its own; both name the other. */
export const LENA: Profile = {
  ...{ platform: 'tiktok', id: '7100000000000000001', handle: 'lena.klar', name: 'Lena Klar' },
  bio: 'clay and mistakes\nIG: @lenaklar\nlena@klar-keramik.de',
  links: [],
  contact_email: null,
};
export const LENA_ON_INSTAGRAM: Profile = {
  ...{ platform: 'instagram', id: '880011', handle: 'lenaklar', name: 'Lena Klar' },
  bio: 'Keramik aus Kassel\nTikTok: @lena.klar\nhello@lenaklar-studio.com',
  links: [],
  contact_email: null,
};

/** The same profile without a word of the other one. */
export const quiet = (profile: Profile): Profile => ({
  ...profile,
  bio: profile.bio.replace(/(?:IG|TikTok): \S+\n/, ''),
});

/** The account of the same number under another handle. */
export const renamed = (profile: Profile, handle: string): Profile => ({ ...profile, handle });
