/** What the endpoint answers of a captured creator. */
export const answerTo = (username: string) => ({
  ok: true,
  outcome: 'created',
  message: `Saved ${username}.`,
  creator: { id: `id_${username}`, name: username },
  email: { state: 'none_found', to: null },
  dm: { platform: 'tiktok', text: `Hello ${username}`, open_url: 'https://www.tiktok.com/' },
  credits_remaining: 5,
  request_id: 'r',
});
