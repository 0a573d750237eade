/** The share addresses of the networks: plain links, without their scripts. */
export function shareAddresses({ address, title }: { address: string; title: string }) {
  const link = (base: string, asked: Record<string, string>) =>
    `${base}?${new URLSearchParams(asked).toString()}`;
  return [
    { network: 'X', href: link('https://x.com/intent/post', { text: title, url: address }) },
    // The other two take the title from the page itself.
    {
      network: 'LinkedIn',
      href: link('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
    },
    {
      network: 'Facebook',
      href: link('https://www.facebook.com/sharer/sharer.php', { u: address }),
    },
  ];
}
