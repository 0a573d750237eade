import { expect, it } from 'vitest';
import { documentsIn, repeatedIn } from './listened-changes.ts';

const change = (name: string, updateTime: string, target = 2) => ({
  documentChange: { document: { name, updateTime }, targetIds: [target] },
});
const target = (targetChangeType: string, id = 2) => ({
  targetChange: { targetChangeType, targetIds: [id] },
});
const part = (message: unknown) => {
  const list = JSON.stringify([[0, [message]]]);
  return `${list.length}\n${list}`;
};
const streamOf = (...messages: unknown[]) => messages.map(part).join('');

it('counts a query that is begun anew, but for the document that changed', () => {
  const first = [change('a', '1'), change('b', '1'), target('CURRENT')];
  const again = [target('RESET'), change('a', '1'), change('b', '2'), target('CURRENT')];
  expect(repeatedIn([streamOf(...first)])).toBe(0);
  expect(repeatedIn([streamOf(...first, ...again)])).toBe(
    streamOf(target('RESET'), change('a', '1'), target('CURRENT')).length,
  );
});

it('knows what came on the stream before', () => {
  const again = streamOf(change('a', '1'));
  expect(repeatedIn([streamOf(change('a', '1'), target('CURRENT')), again])).toBe(again.length);
});

it('counts a change once that two queries have', () => {
  const current = streamOf(target('CURRENT', 2), target('CURRENT', 4));
  const changes = streamOf(change('a', '1', 2), change('a', '1', 4));
  expect(repeatedIn([current + changes])).toBe(part(change('a', '1', 4)).length);
});

it('does not count another version, nor the documents of a new query', () => {
  const first = streamOf(change('a', '1'), target('CURRENT'), change('a', '2'));
  expect(repeatedIn([first + streamOf(change('a', '2', 4), target('CURRENT', 4))])).toBe(0);
});

it('leaves a message that has only begun to arrive', () => {
  const stream = streamOf(target('CURRENT'), change('é', '1'), change('é', '1'));
  expect(repeatedIn([stream])).toBe(part(change('é', '1')).length);
  expect(repeatedIn([stream.slice(0, -1)])).toBe(0);
});

it('passes over what is no list of messages', () => {
  expect(repeatedIn([streamOf('noop', 'close')])).toBe(0);
  expect(repeatedIn(['15\n[[0,["c","x"]]]'])).toBe(0);
  expect(repeatedIn(['10\n[[0,null]]'])).toBe(0);
  expect(repeatedIn(['4\n[[0,'])).toBe(0);
  expect(repeatedIn([])).toBe(0);
});

it('tells how many documents the queries had, however often they were sent', () => {
  const first = [change('a', '1'), change('b', '1'), target('CURRENT')];
  const again = [target('RESET'), change('a', '1'), change('b', '2'), target('CURRENT')];
  expect(documentsIn([streamOf(...first)])).toBe(2);
  expect(documentsIn([streamOf(...first), streamOf(...again)])).toBe(2);
  expect(documentsIn([streamOf(...first, change('a', '1', 4))])).toBe(3);
  expect(documentsIn([])).toBe(0);
});
