import { useEffect } from 'react';

/** Names the document. A `<title>` of React's would stand beside the one of `app.html`. */
export function DocumentTitle({ children: title }: { children: string }): null {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
