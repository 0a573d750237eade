/** What a person may do with the service, and may not. */
export const UseLicense = () => (
  <>
    <p>
      We give you a limited right to use Vibes Outreach, for yourself and for your business. It is
      not exclusive, you cannot pass it on, and it ends with your account. The software, the name
      and the design stay ours. Your templates, notes and messages stay yours; you let us process
      them to run the service for you.
    </p>
    <p>You may not</p>
    <ul>
      <li>send spam, or messages that deceive, harass or break the law;</li>
      <li>write to people who opted out, here or elsewhere;</li>
      <li>collect data to sell it, or to reach people for anything but your own outreach;</li>
      <li>get around limits, credits or security, or disturb the service for others;</li>
      <li>resell the service, copy it, or take it apart further than the law permits.</li>
    </ul>
  </>
);

/** What comes with an account. */
export const AccountTerms = () => (
  <>
    <p>
      You need an account, and a Google account to sign in with. You must be old enough to make a
      contract where you live. Keep your sign-in and your API key to yourself: you are responsible
      for what is done with them. If somebody else may know your key, generate a new one.
    </p>
    <p>
      You are the sender of your messages. They are sent through your own Gmail account or your own
      webhook, or by you. You are responsible for their content and for following the law on
      commercial email and on personal data, such as CAN-SPAM in the United States and the GDPR in
      Europe: have a legal ground to write, say who you are and where, and respect every refusal.
      You are also responsible for following the rules of the services you connect and of TikTok and
      Instagram.
    </p>
    <p>
      We send automatic emails to one address only once. An address that opted out never gets
      another email from you. We may limit how much is captured or sent in a given time.
    </p>
  </>
);
