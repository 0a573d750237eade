/** What a webhook receives for one email, with an invented creator in it. */
export const WEBHOOK_SAMPLE = JSON.stringify(
  {
    event: 'email_request',
    data: {
      to: 'creator@example.com',
      subject: 'Paid partnership',
      html_body: '<p>Hello Ada</p>',
      text_body: 'Hello Ada',
    },
  },
  null,
  2,
);
