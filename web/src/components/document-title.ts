import { useEffect } from 'react';

/** Sets the document's title. React's `<title>` would be added beside the one of `app.html`. */
export function DocumentTitle({ children: title }: { children: string }): null {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
