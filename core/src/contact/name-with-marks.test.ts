import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string) => findAddresses(text).map((found) => found.address);

describe('a name with letters beyond ASCII (RFC 6531) is read whole', () => {
  it.each([
    ['German', 'jörg@kelmor.de', 'jörg@kelmor.de'],
    ['Spanish', 'Contacto: josé.núñez@kelmor.es', 'josé.núñez@kelmor.es'],
    ['capitals', 'JÖRG@Kelmor.DE', 'jörg@kelmor.de'],
    ['letter and mark apart', 'jo\u0308rg@kelmor.de', 'jörg@kelmor.de'],
    ['Polish', 'współpraca@kelmor.pl', 'współpraca@kelmor.pl'],
    ['Turkish', 'ışıl@kelmor.com.tr', 'ışıl@kelmor.com.tr'],
    ['Vietnamese', 'đặng.thủy@kelmor.vn', 'đặng.thủy@kelmor.vn'],
    ['sharp s', 'strauß@kelmor.at', 'strauß@kelmor.at'],
    ['at an international domain', 'jörg@kölmor.de', 'jörg@kölmor.de'],
    ['emoji before', '📧jörg@kelmor.de', 'jörg@kelmor.de'],
    ['another script before', 'почтаjörg@kelmor.de', 'jörg@kelmor.de'],
    ['spelled signs', 'jörg dot müller (at) kelmor (dot) de', 'jörg.müller@kelmor.de'],
    ['a link’s recipient', 'mailto:jörg@kelmor.de?subject=Hallo', 'jörg@kelmor.de'],
  ])('%s', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    ['a plain name behind emoji', '📧ilsa@kelmor.de', 'ilsa@kelmor.de'],
    ['behind another script', 'почтаilsa@kelmor.ru', 'ilsa@kelmor.ru'],
    ['behind Han', '联系ilsa@kelmor.cn', 'ilsa@kelmor.cn'],
    ['behind Greek', 'μαίλilsa@kelmor.gr', 'ilsa@kelmor.gr'],
    ['styled', 'ｉｌｓａ@kelmor.de', 'ilsa@kelmor.de'],
  ])('%s stays', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    ['at Gmail, whose names hold letters from a to z', 'josé@gmail.com, josé@googlemail.com'],
    ['at other providers, which give out none either', 'josé@hotmail.com jörg@gmx.de'],
    ['spelled out at a provider', 'jörg dot mueller at gmail dot com'],
    ['without a sign at a provider', '📩 josépablo gmail.com'],
    ['a capital whose small letter is two', 'İLSA@kelmor.com.tr'],
    ['a name of another script', 'илса@kelmor.ru 名前@kelmor.jp'],
    ['masked', 'j***ö@kelmor.de'],
    ['a fediverse handle', '@jörg@mastodon.social'],
    ['a handle', '@jörg.de und @josé'],
    ['a word with an at sign for a letter', 'caf@é, niñ@s.Info'],
    ['a letter as links write it', 'j%C3%B6rg@kelmor.de'],
    ['user info', 'https://jörg:x@kelmor.de/'],
  ])('no address: %s', (_, text) => {
    expect(addresses(text)).toEqual([]);
  });

  it('cuts a label glued to a name of ASCII where the host takes nothing else', () => {
    expect(addresses('Współpraca-ilsakelmor@gmail.com')).toEqual(['ilsakelmor@gmail.com']);
    expect(addresses('Réservation-ilsakelmor@gmail.com')).toEqual(['ilsakelmor@gmail.com']);
  });
});
