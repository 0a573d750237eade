import { ArrowUpRight } from 'lucide-react';
import { shareAddresses } from './share-addresses.ts';

/** Leads to three networks, each in a window of its own. */
export const ShareLinks = (page: { address: string; title: string }) => (
  <div className="share-links">
    <span id="share">Share on</span>
    <ul className="share-networks" aria-labelledby="share">
      {shareAddresses(page).map(({ network, href }) => (
        <li key={network}>
          <a className="button button-outline" href={href} target="_blank" rel="noopener">
            <span className="visually-hidden">Share on </span>
            {network}
            <ArrowUpRight size={14} aria-hidden="true" />
            <span className="visually-hidden"> (opens a new window)</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
