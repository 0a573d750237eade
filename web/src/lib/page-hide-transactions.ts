/**
 * Ends a page's transactions on IndexedDB when the page is left and kept for the way back. WebKit
 * keeps them open with it: every later transaction on the same store, of any page, then waits until
 * the kept page is dropped. Captures were never kept, and the SDK's own stores can hold up a
 * sign-in. Chromium and Firefox drop such a page themselves.
 * https://github.com/w3c/IndexedDB/issues/381
 */
export function abortTransactionsOnPageHide(
  page: Pick<Window, 'addEventListener'>,
  databases: Pick<IDBDatabase, 'transaction'>,
) {
  const open = new Set<IDBTransaction>();
  // The SDK's transactions can be known in no other way.
  const { transaction: begin } = databases;
  databases.transaction = function (this: IDBDatabase, ...names) {
    const transaction = begin.apply(this, names);
    open.add(transaction);
    const forget = () => open.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const transaction of open) {
      try {
        transaction.abort();
      } catch {
        // It is ending already.
      }
    }
    open.clear();
  });
}

/** Whether a transaction ended because its page was left. */
export const isPageHideAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
