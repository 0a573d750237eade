import { expect, it } from 'vitest';
import { plainLetters, withoutEmoji } from './plain-letters.ts';

it.each([
  ['𝓜𝓪𝓻𝓪 𝗞𝗶𝗹𝗻', 'Mara Kiln'],
  ['Ｍａｒａ', 'Mara'],
  ['Ⓜⓐⓡⓐ', 'Mara'],
  ['Ⓐⓝⓝⓐ', 'Anna'],
  ['🅰️nna', 'anna'],
  ['ᴍᴀʀᴀ', 'mara'],
  ['M̶a̶r̶a̶', 'Mara'],
  ['Маrа', 'Mara'],
  ['👩🏽‍🎨𝓜𝓪𝓻𝓪 ❤️', '👩🏽‍🎨Mara ❤️'],
])('%s is written %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});

it.each([
  'Élodie & Søn, Kiln™',
  'Işıl Çağrı',
  'Nguyễn Thị Lan',
  'Анна Смирнова',
  'Ελένη Παππά',
  'علی‌رضا احمدی',
  'प्रिया शर्मा',
  'क्‍षमा',
  '王小明',
  '김민수',
  '👩🏽‍🎨 Anna 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣',
])('%s stays', (name) => {
  expect(plainLetters(name)).toBe(name);
});

it.each([
  ['Anna 🌸', 'Anna'],
  ['✨ANNA✨ | travel', 'ANNA | travel'],
  ['Anna👩🏽‍🎨 & Tom 🇩🇪', 'Anna & Tom'],
  ['Team 1️⃣', 'Team 1'],
  ['💕', ''],
  ['می‌روم', 'می‌روم'],
])('%s is %j without emoji', (name, plain) => {
  expect(withoutEmoji(name)).toBe(plain);
});
