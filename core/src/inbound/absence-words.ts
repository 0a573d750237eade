/*
 * What a notice of absence is made of, a line a language. One of these a person says too; together,
 * without a name or a question, only a mailbox does.
 */

const any = (...words: string[]): RegExp => new RegExp(words.join('|'), 'iu');

const AWAY = any(
  String.raw`out of (the )?office|on (annual |parental |maternity |sick )?(leave|vacation|holidays?|pto)\b|not in the office|\baway (from|until|till)`,
  'nicht (im (büro|haus)|erreichbar|am platz)|abwesend|im urlaub|außer haus|in elternzeit|im mutterschutz',
  String.raw`\babsente?\b|en (congés?|vacances|déplacement)`,
  'fuera de (la )?oficina|de vacaciones|ausente|de baja',
  'fuori (ufficio|sede)|in (ferie|vacanza)|assente',
  'fora do escritório|de férias|em (férias|licença)',
  'afwezig|op vakantie|niet (aanwezig|op kantoor)|met verlof',
  'på semester|inte på kontoret|bortrest|föräldraledig|på ferie|ikke (på kontoret|til stede)|fraværende|bortreist',
  'lomalla|poissa|vapaalla',
  'na urlopie|nieobecn|poza biurem|na dovolen|mimo kancelář|nepřítom|neprítom|godišnj',
  'szabadságon|házon kívül|concediu',
  'izinde|tatilde|ofis dışında',
  'в отпуске|отсутств|не в офисе|у відпустці|відсутн|в отпуск',
  'σε άδεια|εκτός γραφείου|απουσιάζω',
  '休暇|不在|休業|休假|不在办公室|不在辦公室|外出|出差|휴가|부재',
  'في إجازة|خارج المكتب|בחופשה|לא במשרד|לא נמצא',
  'ลาพักร้อน|ไม่อยู่ที่สำนักงาน|nghỉ phép|đi vắng|sedang cuti|tidak berada di kantor',
);

const THANKS = any(
  String.raw`thank(s| you)( very much)? for (your|the) (e-?mail|message|mail|inquiry|enquiry)`,
  'dank(e)? für (ihre|deine|die|eure) (nachricht|e-?mail|mail|anfrage)',
  'merci (pour|de) (votre|ton) (message|e-?mail|mail|courriel)',
  'gracias por (su|tu|el) (mensaje|correo|e-?mail)',
  String.raw`grazie per (il |la )?((tuo|sua|tua|suo) )?(messaggio|mail|e-?mail)`,
  'obrigad[oa] (pela|por) (sua |a sua )?(mensagem|e-?mail|contacto|contato)',
  'bedankt voor (uw|je|het) (bericht|e-?mail|mail)',
  'tack för (ditt|ert) (mejl|mail|meddelande)|tak for (din|jeres) (mail|besked)|takk for (din|deres)? ?(e-?post|melding)',
  'kiitos (viestistä|sähköpostista)',
  'dziękuję za (wiadomość|maila|kontakt)|děkuji za (zprávu|váš e-?mail)|ďakujem za',
  'köszönöm (a |az )?(levelét|üzenetét|e-?mail)|mulțumesc pentru',
  'mesajınız için teşekkür|e-?postanız için teşekkür',
  'спасибо за (ваше |ваш |твое )?(письмо|сообщение|обращение)|дякую за (ваш )?лист',
  'ευχαριστώ για το',
  'ありがとうございます|感谢您的(来信|邮件)|感謝您的(來信|郵件)|메일 감사|감사합니다',
  'شكرا (على|ل)|תודה על',
);

const URGENT = any(
  String.raw`\b(for|in case of|in) (any |an |all )?(urgent|immediate|emergency|emergencies)|if (your|this|the) [^.\n]{0,30}is urgent|(need|require)s? (immediate|urgent)`,
  '(in|bei|für) dringende[nr]?',
  String.raw`en cas d['’]urgence|pour toute (urgence|demande urgente)|(demandes?|questions?) urgentes?`,
  '(asuntos?|casos?|temas?|cuestiones) (de |muy )?urgen|en caso de urgencia|para urgencias',
  'per (urgenze|questioni urgenti|richieste urgenti|comunicazioni urgenti)|in caso di urgenza',
  'em caso de urgência|(assuntos?|casos?) urgentes?',
  '(voor|bij) (dringende|spoed)',
  'vid brådskande|i brådskande|i hastende|ved hastende',
  'kiireelli',
  'w (pilnych|nagłych)|sprawach pilnych|v (naléhavých|urgentn|neodkladn|súrnych)|u hitnim',
  'sürgős (esetben|ügy)|(urgențe|cazuri? urgent|probleme urgente)',
  'acil (durum|konu)',
  '(по|в) (срочным|срочных|экстренных)|термінових',
  'επείγο',
  'お急ぎ|緊急|紧急|如有急|긴급|급한 (용무|일)',
  'العاجلة|الطارئة|דחופ|เร่งด่วน|khẩn cấp|mendesak',
);

const LATER = any(
  String.raw`\b(respond|reply|answer|get back|attend)[^.\n]{0,60}(return|back|soon as|possible)|upon my return`,
  '(nach|bei) meiner rückkehr|sobald ich (wieder )?(zurück|da)|ab dem .{0,20}wieder (erreichbar|im büro)',
  '(à|dès|a) mon retour',
  'a mi (regreso|vuelta)|cuando (regrese|vuelva)',
  'al mio (rientro|ritorno)|al rientro',
  '(no|ao) meu (retorno|regresso)|quando (retornar|regressar|voltar)',
  '(bij|na) (mijn )?(terugkomst|terugkeer)|zodra ik .{0,10}terug|na mijn vakantie',
  'när jag (är|kommer) (åter|tillbaka)|når jeg (er|kommer) tilbage|når jeg (er|kommer) tilbake',
  'palattuani',
  'po (moim )?powrocie|po (mém |svém )?návratu',
  'visszatérésem|la întoarcere|când mă întorc',
  'dönüşümde|döndüğümde',
  'после (моего )?возвращения|по возвращении|після повернення',
  'επιστροφή',
  '戻り次第|休暇明け|回来后|回來後|假期结束后|返回后|복귀',
  'عند عودتي|כשאחזור|לאחר שובי',
);

const NO_ACCESS = any(
  String.raw`\b(no|limited|without) access`,
  '(keinen|eingeschränkten) zugriff',
  'pas accès|accès limité',
  'sin acceso|acceso limitado',
  'senza accesso|accesso limitato',
  'sem acesso|acesso limitado',
  'geen toegang|beperkte toegang',
  'ingen tillgång|ikke adgang|ikke tilgang',
  'bez dostępu|ograniczony dostęp',
  'нет доступа|без доступа',
);

/** No person says so of their own mail. */
const UNREAD = any(
  String.raw`(e-?mails?|messages?|mailbox|inbox)[^.\n]{0,30}(will|is|are) not (be )?(being )?(forwarded|read|monitored|checked)`,
  '(wird|werden) nicht (automatisch )?(weitergeleitet|gelesen|bearbeitet)',
  'ne (sera|seront) pas (lue?s?|transf|transmis)',
  'no (será|serán) (leíd|reenviad)',
  'non (sarà|verrà|saranno|verranno) (lett|inoltrat)',
  'não (será|serão) (lid|encaminhad|reencaminhad)',
  '(niet gelezen|niet doorgestuurd|niet (worden )?(gelezen|doorgestuurd))',
  'vidarebefordras inte|bliver ikke (læst|videresendt)|blir ikke (lest|videresendt)',
  'nie (będzie|będą|zostanie|zostaną) (czytan|przekazan|przekierowan)',
  'не (будет|будут) (прочитан|переадресован|перенаправлен)',
  '転送されません',
  '不会被(转发|阅读)',
);

/** Whether a text is a notice of absence, by what it is made of. */
export function isAbsenceNotice(text: string): boolean {
  if (!AWAY.test(text)) return false;
  if (UNREAD.test(text)) return true;
  const polite = [THANKS, LATER, NO_ACCESS].filter((words) => words.test(text));
  return URGENT.test(text) && polite.length >= 2;
}
