import { Check, Copy } from 'lucide-react';
import { useCopyText } from '../../copy/use-copy-text.ts';
import type { BioAddress, BioReading } from './read-bio.ts';

/** The result for a bio: the address to write to, how it was written, the others; or what comes next. */
export function BioVerdict({ reading: { contact, others, link_page } }: { reading: BioReading }) {
  if (!contact)
    return (
      <>
        <p className="try-it-none">No address in this text</p>
        <p className="muted">
          {link_page
            ? `A press would also open ${link_page} and look for an address there.`
            : 'A press would also open the links on the profile and look for an address there.'}
        </p>
      </>
    );
  return (
    <>
      <div className="try-it-found">
        <p className="try-it-address">{contact.address}</p>
        <CopyAddress key={contact.address} address={contact.address} />
      </div>
      <Evidence of={contact} />
      {others.length > 0 && (
        <div className="try-it-others">
          <p className="muted">Also found</p>
          <ul className="try-it-list">
            {others.map((other) => (
              <li key={other.address}>
                {other.address}
                <Evidence of={other} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Evidence({ of: { written, repairs } }: { of: BioAddress }) {
  return (
    <p className="try-it-evidence">
      {written ? (
        <>
          written as <q>{written}</q>
        </>
      ) : (
        'written in full'
      )}
      {repairs.length > 0 && `. ${repairs.join(' ')} Check it before you send.`}
    </p>
  );
}

/** Copies the address. Set its `key` to the address, since another address is not copied yet. */
function CopyAddress({ address }: { address: string }) {
  const { isCopied, copy } = useCopyText();
  const Mark = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="button button-outline try-it-copy"
      aria-label={isCopied ? undefined : `Copy ${address}`}
      onClick={() => void copy(address)}
    >
      <Mark size={16} aria-hidden="true" />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
