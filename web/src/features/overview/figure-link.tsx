import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** It looks like the figure that it is. */
const Plain = chakra(Link, {
  base: {
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    _focusVisible: {
      textDecoration: 'underline',
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
    },
  },
});

/** A figure that opens the creators behind it; none of them is plain text. */
export function FigureLink(props: {
  /** Null where it is not known. */
  count: number | null;
  /** Whom it opens, as "who replied". */
  who: string;
  /** Of the CRM. */
  query: string;
  kept?: string;
}) {
  const { count, who, query, kept } = props;
  const text = count === null ? '-' : count.toLocaleString('en');
  const figure = <span data-kept={kept}>{text}</span>;
  if (!count) return figure;
  return (
    <Plain to={`${routes.crm}?${query}`} aria-label={`${text}: show creators ${who}`}>
      {figure}
    </Plain>
  );
}
