import { expect, it } from 'vitest';
import { webVtt } from './captions.ts';

it('has each caption stand until the next one, and the last until the end', () => {
  const captions = [
    { from: 0, text: 'The CRM is open.' },
    { from: 2400.4, text: 'A creator appears.' },
  ];
  expect(webVtt(captions, 65_000)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:02.400\nThe CRM is open.\n',
      '00:00:02.400 --> 00:01:05.000\nA creator appears.\n',
    ].join('\n'),
  );
});
