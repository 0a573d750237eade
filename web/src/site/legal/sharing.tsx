import type { ProductSettings } from '@vibes/core/product/product-settings';

/** Who else receives data, and which. */
export const Sharing = ({ settings }: { settings: ProductSettings }) => (
  <>
    <p>These services receive data, each only what it needs:</p>
    <ul>
      <li>
        <strong>Google</strong> runs the servers, the database and the sign-in (Firebase and Google
        Cloud). The servers that do the work are in the United States.
      </li>
      <li>
        <strong>Stripe</strong> takes payments. It receives your name, your email address and your
        account’s id from us, and your card from you.
      </li>
      {settings.affiliate_script_url && (
        <li>
          <strong>Our affiliate program</strong> learns of visits to the pages that carry its
          script. Its number for your visit is sent to Stripe with your payment.
        </li>
      )}
    </ul>
    <p>These receive data because you chose them:</p>
    <ul>
      <li>
        <strong>Gmail</strong> or <strong>your email webhook</strong>, which carry your emails, and
        the creators you write to, who receive them with your name and sending address.
      </li>
      <li>
        <strong>Notion</strong> or <strong>your CRM webhook</strong>, which receive a copy of each
        creator while you have them active.
      </li>
    </ul>
    <p>
      To find a contact address our server opens the creator’s public profile and the pages it links
      to, directly or through a service that fetches pages for us. Those sites see that Vibes
      Outreach asked. They do not learn who you are.
    </p>
    <p>
      We give data to authorities where the law requires it, and to a successor if the service is
      sold, under this policy. We do not sell it.
    </p>
  </>
);
