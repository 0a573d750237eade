import { UNSUBSCRIBE_QUESTION, UNSUBSCRIBE_WORD } from '../template/footer-lines.ts';

/**
 * Plain requests to stop, by language. Only a tap follows from one, and never anything
 * by itself, so a request that is missed is worse than none: "stop by our studio" is not one.
 */
const REQUESTS: readonly RegExp[] = [
  /\b(please|pls|kindly)[, ]+(stop|quit|cease)(?! by| in\b| over)\b/i,
  /\bstop (e-?mail|messag|contact|writ|spam|send|reach|text)\w*/i,
  /^[^\S\n]*stop[.! ]*$/im,
  /\bunsubscribe\b(?! (button|link) (is|was|works|doesn))/i,
  /\b(remove|take|delete) (me|my (e-?mail|address|name)|us)\b.{0,40}\b(from|off|list|out of)\b/i,
  /\bopt (me )?out\b/i,
  /\b(do not|don['’]t|never) (e-?mail|contact|write( to)?|message|text|send) (me|us|this address|again|any ?more)\b/i,
  /\bno (more|further) (e-?mails?|messages?|contact)\b/i,
  /\bleave me alone\b/i,
  /\b(bitte )?(keine|nicht) (weiteren?|mehr) .{0,30}(e-?mails?|nachrichten|mails?|anfragen|schreiben|kontaktieren|anschreiben)/i,
  /\b(schreib(en sie|t)?|kontaktier(en sie|t)?) (mir|mich|uns) (bitte )?nicht (mehr|wieder)/i,
  /\b(bitte )?(von|aus) (der|ihrer|eurer|deiner) (liste|mailingliste|verteiler)/i,
  /\b(abbestellen|austragen|abmelden)\b/i,
  /ne (me |m['’]|nous )?(plus |)(écri\w+|contact\w+|envoy\w+|sollicit\w+)[^.]{0,20}(plus|jamais)|ne plus (me|m['’]|nous) ?(écrire|contacter|envoyer|solliciter)/i,
  /\b(désinscri|désabonn|retir(ez|er)-? ?moi)/i,
  /\bno (me |nos )?(escrib|contact|envi|mand)\w+ (más|nunca)|\b(dej(e|a|en)|par(e|en)) de (escribir|enviar|contactar|mandar)/i,
  /\b(darme|dame|dar) de baja|\bborr(ar|e|a)me de/i,
  /\bnon (mi |ci |)(scriv|contatt|invi|mand)\w+ più|\b(smett\w+|basta) .{0,15}(scriver|email|contattar|inviar)/i,
  /\b(cancell\w+|disiscriv\w+|rimuov\w+)mi\b|\bdisiscri/i,
  /\bnão (me |nos )?(escrev|contat|envi|mand)\w+ mais|\bpar(e|em) de (me )?(escrever|enviar|contatar|mandar)|\b(descadastr|remov(a|er)-me|me remov)/i,
  /\b(geen|niet) (e-?mails?|berichten|mails?)? ?meer|\b(uitschrijven|afmelden)\b|stop met (mailen|schrijven|berichten)/i,
  /\bnie (pisz|pisać|wysyłaj|kontaktuj)\w*|proszę .{0,30}(usun|wypisa|przesta)/i,
  /(bir daha|artık) .{0,20}(yazma|gönderme|e-?posta|mail|iletişim)|listeden? .{0,10}(çıkar|sil)|abonelikten çık/i,
  /(больше )?не (пишите|присылайте|беспокойте|пиши|шлите)|отпишите|удалите .{0,30}(из|адрес|рассыл)|прекратите/iu,
  /(もう|今後).{0,15}(送らない|メールしない|連絡しない|ご?連絡は(不要|結構))|配信(を)?停止|送信(を)?(止め|停止|やめ)|メールを(止め|やめ)/u,
  /(不要|别|請勿|请勿|勿)再?.{0,6}(发|發|联系|聯繫|给我写)|退订|取消订阅/u,
  /(더 ?이상|다시는|그만).{0,15}(보내|연락|메일)|수신 ?거부/u,
  /(لا ترسل|لا تراسل|توقف(وا)? عن|لا تتواصل|إلغاء الاشتراك|احذفني|لا أرغب في (تلقي|استلام))/u,
  /\b(sluta|snälla sluta) (mejla|maila|skriva|skicka|kontakta)|avregistrera/i,
];

/** What is below each email of ours, which is the user's own wherever it is found. */
const FOOTER = `${UNSUBSCRIBE_QUESTION} ${UNSUBSCRIBE_WORD}`;

/**
 * Whether a person plainly asks to stop.
 *
 * @param side all that is the sender's own: their words and their signature, nothing quoted
 */
export const wantsStop = (side: string): boolean => {
  const lines = side.split('\n').filter((line) => !line.includes(FOOTER));
  const text = lines.join('\n');
  return REQUESTS.some((request) => request.test(text));
};
