import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const OWN = '<p>Bookings: ilsa@torvane.com</p>';

function found(body: string, title = 'Ilsa Torvane'): string[] {
  const html = `<html><head><title>${title}</title></head><body><h1>Small flats</h1>${body}</body></html>`;
  const page = readLinkPage({ status: 200, content_type: '', body: html });
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : [];
}

describe('an address of somebody else', () => {
  it.each([
    ['maker, English', 'Website by Bo Grell (bo@grellpixel.com)'],
    ['maker, Russian', 'Разработка сайта: студия «Грелль» — bo@grellpixel.ru'],
    ['maker, Russian, other order', 'Сайт создан в мастерской Грелль, bo@grellpixel.ru'],
    ['maker, Korean', '홈페이지 제작: 그렐 (bo@grellpixel.kr)'],
    ['maker, Arabic', 'تصميم الموقع: bo@grellpixel.ma'],
    ['maker, Polish', 'Projekt i wykonanie: Grell, bo@grellpixel.pl'],
    ['maker, Polish, of the page', 'Realizacja strony: bo@grellpixel.pl'],
    ['maker, French', 'Création du site : bo@grellpixel.fr'],
    ['maker, Spanish', 'Diseño y desarrollo web: bo@grellpixel.es'],
    ['maker, Turkish', 'Web tasarım: bo@grellpixel.com.tr'],
    ['maker, Japanese', 'ホームページ制作 bo@grellpixel.jp'],
    ['maker, Chinese', '网站建设：bo@grellpixel.cn'],
    ['host', 'Hébergeur : bo@grellpixel.fr'],
    ['authority', 'Zuständige Aufsichtsbehörde: bo@lfd-grellmark.de'],
    ['authority, Polish', 'Skargi do organu nadzorczego: bo@urzad-grell.pl'],
    ['lawyer', 'Quelle: Rechtsanwalt Grell, bo@recht-grell.de'],
    ['photographer', 'Bildnachweis: bo@grell-bilder.de'],
    ['letters', 'Police : Grellique, bo@fonderie-grell.fr'],
    ['shop operator', 'La tienda la lleva Grell. Dudas de pedidos: bo@grell-logistica.es'],
    ['shop operator, Korean', '배송·환불은 그렐 물류 bo@grell-mulryu.kr'],
    ['festival', 'As seen at Grell Fest (thanks, bo@grell-fest.org!)'],
    ['story', 'A studio once wrote about me as bo@grellgroup.com without asking me first'],
    ['template', 'info@monsite.fr'],
  ])('is left out beside the owner’s: %s', (_name, words) => {
    expect(found(`${OWN}<p>${words}</p>`)).toEqual(['ilsa@torvane.com']);
    expect(found(`${OWN}<footer>${words}</footer>`)).toEqual(['ilsa@torvane.com']);
  });

  it('is left out also where its link is read apart from the words before it', () => {
    const link = '<a href="mailto:bo@grellpixel.ru">bo@grellpixel.ru</a>';
    expect(found(`${OWN}<p>Создание сайтов: ${link}</p>`)).toEqual(['ilsa@torvane.com']);
  });

  it.each([
    ['supervisory authority', 'Aufsichtsbehörde: bo@lfd-grellmark.de'],
    ['photographer', 'Bildnachweis: bo@grell-bilder.de'],
  ])('is no contact where it is alone: %s', (_name, words) => {
    expect(found(`<p>${words}</p>`)).toEqual([]);
  });
});

describe('an address stays', () => {
  it.each([
    ['agency’s', 'Agency: Grell, maja@grelltalent.com', 'maja@grelltalent.com'],
    ['agent’s', 'Management: maja@grellmgmt.com', 'maja@grellmgmt.com'],
    [
      'agency’s, in a sentence',
      'For press please write to maja@grellpr.com today',
      'maja@grellpr.com',
    ],
    ['owner’s at a company', 'Mein Name und Büro: torvane@grellhaus.de', 'torvane@grellhaus.de'],
    ['of the shop, at the own domain', 'Order trouble? care@torvane.com', 'care@torvane.com'],
    ['after the name of a legal page', 'Datenschutz E-Mail: ilsa@gmail.com', 'ilsa@gmail.com'],
  ])('beside another: %s', (_name, words, address) => {
    expect(found(`${OWN}<p>${words}</p>`)).toContain(address);
    expect(found(`${OWN}<footer>${words}</footer>`)).toContain(address);
  });

  it.each([
    ['of one who makes sites', 'I design small web sites. bo@grellpixel.com'],
    ['of one who sends parcels', 'Orders and shipping: bo@grellpixel.com'],
    ['in a story', 'My letters go to bo@grellpixel.com and nowhere else'],
    ['under the name of a legal page', 'Impressum Datenschutz bo@grellpixel.com'],
  ])('where it is the only one in the text: %s', (_name, words) => {
    expect(found(`<p>${words}</p>`)).toEqual(['bo@grellpixel.com']);
  });
});
