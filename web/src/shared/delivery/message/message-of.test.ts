import { describe, expect, it } from 'vitest';
import { footerText, messageOf, receivedOf } from './message-of.ts';

const message = { subject: 'Hello', text: 'Hi Ann', html: '<p>Hi Ann</p>' };
const footer = {
  text: '———\nUnsubscribe: {unsubscribe_link}',
  html: '<p><a href="{unsubscribe_link}">Unsubscribe</a></p>',
  has_link: true,
};

describe('the email as the creator receives it', () => {
  it('has its footer below the message', () => {
    expect(receivedOf({ ...message, footer, request: null })).toEqual({
      subject: 'Hello',
      text: 'Hi Ann\n\n———\nUnsubscribe: (the creator’s own link)',
      html: '<p>Hi Ann</p>\n<p><a href="(the creator’s own link)">Unsubscribe</a></p>',
    });
  });

  it('is the message alone where there is no footer, or none is known yet', () => {
    expect(receivedOf({ ...message, footer: null, request: null })).toEqual(message);
    expect(receivedOf({ ...message, request: null })).toEqual(message);
  });

  it('is null once the text is no longer kept', () => {
    expect(receivedOf({ request: null })).toBeNull();
    expect(receivedOf({ subject: 'Hello', footer, request: null })).toBeNull();
  });
});

it('the message to edit has no footer; its HTML follows the text where none is stored', () => {
  expect(messageOf({ subject: 'Hello', text: 'Hi', footer, request: null })).toEqual({
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi</p>',
  });
});

it('the footer alone is told as text', () => {
  expect(footerText({ footer, request: null })).toBe('———\nUnsubscribe: (the creator’s own link)');
  expect(footerText({ request: null })).toBeNull();
});
