/** What a webhook receives for one creator, with an invented one in it. */
export const CREATOR_UPDATED_SAMPLE = JSON.stringify(
  {
    creator: {
      name: 'Ada Moves',
      tiktok_username: 'adamoves',
      email: 'ada@example.com',
      instagram_username: 'ada.moves',
      linktree_url: 'https://linktr.ee/adamoves',
      email_source: 'bio',
      email_sent: true,
      notes: '',
      status: 'Contacted',
    },
    timestamp: '2026-01-31T09:30:00.000Z',
    user_id: 'your-user-id',
    action: 'creator_updated',
  },
  null,
  2,
);
