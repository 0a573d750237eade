import { createElement } from 'react';
import { PICTURES } from './pictures/pictures.ts';

/** The picture drawn for an article: decoration, it says nothing the title does not. */
export function PostPicture({ slug }: { slug: string }) {
  const picture = PICTURES[slug];
  return picture ? <div className="post-picture">{createElement(picture)}</div> : null;
}
