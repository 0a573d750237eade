import * as z from 'zod';
import { LINK_MAXIMUM } from '../link/find-links.ts';
import { cutText } from './cut-text.ts';
import { linkWithoutControls, withoutControls } from './without-controls.ts';

/*
 * Parts of stored documents, each with its bound: no page, answer or request makes a document
 * longer than a store takes (1 MiB, https://firebase.google.com/docs/firestore/quotas). The bound
 * holds where a record is made, by parsing it, and where one is read: an older document that holds
 * more is cut to the bound, and never refused. `functions/test/stored-bounds.test.ts` lists them.
 */

/** Longest id of a document, ours or another service's, in UTF-16 units. */
const ID_MAXIMUM = 300;
/** Longer than any email address (RFC 5321, 4.5.3.1): none is ever cut, which would make it another. */
const ADDRESS_MAXIMUM = 320;

/** A text of at most `most` UTF-16 units without control characters; what is longer is cut. */
export const storedText = (most: number) =>
  z
    .string()
    .overwrite((text) => cutText(withoutControls(text), most))
    .meta({ most });

/** The id of a document, a lease, an invoice. */
export const storedId = () => storedText(ID_MAXIMUM);
/** A Message-ID, ours or another's: as long as an index holds. A cut one matches nothing. */
export const storedMessageId = () => storedText(500);
/** An email address. */
export const storedAddress = () => storedText(ADDRESS_MAXIMUM);

/** Longest sealed secret: 500 characters of any kind, an API key of Notion's, sealed and in base64. */
const SEALED_MAXIMUM = 2200;
/** A sealed secret. Never cut: a part of it opens nothing. */
export const storedSealed = () => z.string().meta({ most: SEALED_MAXIMUM });

/** The code of a refusal, and its sentence. */
export const storedCode = () => storedText(100);
export const storedSentence = () => storedText(500);

/** A web address, or null: one that is too long is dropped, for a part of it leads elsewhere. */
export const storedLink = () =>
  z
    .string()
    .nullable()
    .overwrite((given) => {
      const link = given && linkWithoutControls(given);
      return link !== null && link.length > LINK_MAXIMUM ? null : link;
    })
    .meta({ most: LINK_MAXIMUM });

/** Web addresses, at most `most` of them, without those that are too long. */
export const storedLinks = (most: number) =>
  z
    .array(z.string().meta({ most: LINK_MAXIMUM }))
    .overwrite((links) => links.filter(({ length }) => length <= LINK_MAXIMUM).slice(0, most))
    .meta({ most });

/** A list of at most `most` items; those behind them are left out. */
export const storedList = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .overwrite((list) => list.slice(0, most))
    .meta({ most });
