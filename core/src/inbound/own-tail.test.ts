import { describe, expect, it } from 'vitest';
import { INTRODUCED, readReply } from '../../test/quoted-reply.ts';

const ANSWER = 'Yes, I am in. What do you pay?';

/** Lines that programs put below an answer, with nothing behind them but what is quoted. */
const TAILS: readonly string[] = [
  'Sent from my iPhone',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Enviado do meu iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Skickat från min iPhone',
  'Sendt fra min iPhone',
  'Lähetetty iPhonesta',
  'Wysłane z iPhone’a',
  'Odesláno z iPhonu',
  'iPhone-omról küldve',
  'Trimis de pe iPhone-ul meu',
  'Στάλθηκε από το iPhone μου',
  'iPhone’umdan gönderildi',
  'Отправлено с iPhone',
  'Надіслано з iPhone',
  'iPhoneから送信',
  '发自我的 iPhone',
  '從我的 iPhone 傳送',
  '나의 iPhone에서 보냄',
  'أُرسلت من الـ iPhone',
  'נשלח מה-iPhone שלי',
  'ส่งจาก iPhone ของฉัน',
  'Đã gửi từ iPhone của tôi',
  'Dikirim dari iPhone saya',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Get Outlook for Android\n<https://aka.ms/AAb9ysg>',
  'Outlook für iOS beziehen',
  'Télécharger Outlook pour iOS',
  'Scarica Outlook per Android',
  'Sent from Yahoo Mail for iPhone',
  'Sent from my Galaxy',
  'Sent with Proton Mail secure email.',
  'Sent from my mobile. Please excuse typos.',
  'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Virus-free. www.avast.com',
  '-- \nAnn Lee\nCeramics\n+1 555 0100',
  '--\nAnn Lee\nannlee.test',
];

describe('what a program adds', () => {
  it.each(TAILS)('%s is cut, and is in the whole', async (tail) => {
    const reading = await readReply(`${ANSWER}\n\n${tail}\n\n${INTRODUCED}`);
    expect(reading.text).toBe(ANSWER);
    expect(reading.whole).toContain(tail.replace('-- ', '--'));
    expect((await readReply(`${ANSWER}\n\n${tail}`)).text).toBe(ANSWER);
  });
});

/** The last lines of a person, which say what programs say in other words. */
const LAST_LINES = [
  'Ich habe es mit meinem Handy gesendet.',
  'Sent you my rates by Gmail.',
  'Sent from my phone, so in short: 400 €',
  '写真はiPhoneから送信しました。',
  'I only have Outlook for iOS.',
  'Enviado por correo el martes.',
  'J’ai envoyé les photos de mon iPhone.',
  'Отправил с телефона вчера.',
  '--- 10:30 a call with ann@studio.test ---',
  '*** Message from 12 fans',
  'I can forward the original message:',
];

it.each(LAST_LINES)('%s stays', async (line) => {
  const text = `Yes.\n\n${line}`;
  expect((await readReply(`${text}\n\n${INTRODUCED}`)).text).toBe(text);
});
