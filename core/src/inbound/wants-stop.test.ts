import { expect, it } from 'vitest';
import { wantsStop } from './wants-stop.ts';

it.each([
  'Please stop.',
  'STOP',
  'Please stop emailing me',
  'unsubscribe',
  'Take me off your list please.',
  'Don’t contact me again.',
  'No more emails, thanks.',
  'Bitte keine weiteren E-Mails.',
  'Schreiben Sie mir nicht mehr.',
  'Ne m’écrivez plus, merci.',
  'Désinscrivez-moi',
  'No me escriban más, por favor.',
  'Non scrivetemi più.',
  'Não me enviem mais mensagens.',
  'Stop met mailen.',
  'Nie piszcie do mnie więcej.',
  'Lütfen bir daha yazmayın.',
  'Не пишите мне больше.',
  '今後メールしないでください。',
  '请不要再联系我。',
  'لا ترسل لي رسائل بعد الآن',
  'Sluta mejla mig.',
])('%s asks us to stop', (text) => expect(wantsStop(text)).toBe(true));

it.each([
  'Stop by our studio on Friday!',
  'I can’t stop watching your videos.',
  'We work non-stop.',
  'Please stop by if you are in town.',
  'Yes, what do you pay?',
  'Nein danke, kein Interesse.',
  'Not for me, thanks.',
  'The bus stop is around the corner.',
  'I never write emails, call me.',
])('%s does not', (text) => expect(wantsStop(text)).toBe(false));
