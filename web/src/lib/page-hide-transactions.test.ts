import { expect, it } from 'vitest';
import { abortTransactionsOnPageHide } from './page-hide-transactions.ts';

class FakeTransaction extends EventTarget {
  wasAborted = false;
  abort() {
    this.wasAborted = true;
    throw new DOMException('It is ending already.', 'InvalidStateError');
  }
}

const leave = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted });

it('a page that is kept for the way back leaves no transaction open', () => {
  const page = new EventTarget();
  const begun: FakeTransaction[] = [];
  const databases = {
    transaction: () => {
      const transaction = new FakeTransaction();
      begun.push(transaction);
      return transaction as unknown as IDBTransaction;
    },
  };
  abortTransactionsOnPageHide(page as Window, databases);
  const abortedAfter = (event: Event) => {
    page.dispatchEvent(event);
    return begun.map(({ wasAborted }) => wasAborted);
  };
  for (const name of ['complete', 'abort', 'none']) {
    databases.transaction();
    begun.at(-1)?.dispatchEvent(new Event(name));
  }
  databases.transaction();

  expect(abortedAfter(leave(false))).toEqual([false, false, false, false]);
  expect(abortedAfter(leave(true))).toEqual([false, false, true, true]);
});
