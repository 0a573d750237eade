/*
 * How mail programs introduce what they quote, a line a language or a few. A new language or program
 * is a new word here, with its sample.
 */

const anyOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** The verb in "On Monday, Max wrote:". */
export const WROTE = new RegExp(
  anyOf(
    String.raw`\bwrote\b|\bwritten\b`,
    String.raw`\ba écrit\b|\bschrieb\b|\bescribió|\bha scritto\b|\bhas? escrito\b|\bescreveu\b`,
    String.raw`\bschreef\b|\bheeft .{0,80}geschreven\b|\bskrev\b|kirjoitti|kirjutas|skrifaði`,
    String.raw`(?:na)?pisała?(?:\(a\))?|\bpisze\b|napísala?(?:\(a\))?|napsala?(?:\(a\))?|napisa[ol]a?\b`,
    'írta|a scris|va escriure|parašė|rašė|rakstīja|idatzi du|je napisal',
    'şunu yazdı|şunları yazdı|yazdı',
    String.raw`пишет|(?:на)?писала?(?:\(а\))?|написа|пише|написав`,
    'έγραψε',
    'のメール|のメッセージ|さんは書きました|が書きました|写道|寫道|님이 작성|작성',
    'كتبت?|نوشت|כתב|נכתב|लिखा|เขียน|đã viết|menulis',
  ),
  'iu',
);

const ORIGINALS = anyOf(
  'original message|reply message|forwarded message',
  '(?:ursprüngliche|weitergeleitete) (?:nachricht|mitteilung|e-?mail)|original-?(?:nachricht|mail)|ursprüngliche mail',
  "(?:message|mail|courriel|e-mail) (?:d['’]origine|original|initial)|message (?:transféré|réexpédié)",
  '(?:mensaje|correo) (?:original|reenviado)',
  '(?:messaggio|mail) (?:originale|inoltrat[oa])',
  '(?:mensagem|e-mail) original|(?:mensagem|e-mail) (?:re)?encaminhad[ao]',
  'missatge (?:original|reenviat)|jatorrizko mezua',
  '(?:oorspronkelijk|origineel|doorgestuurd) bericht|oorspronkelijke e-?mail',
  '(?:ursprungligt|vidarebefordrat|originalt?) (?:meddelande|brev)',
  '(?:oprindelig|original|videresendt|opprinnelig) (?:meddelelse|besked|mail|e-?mail|melding|e-post)|upprunaleg skilaboð',
  '(?:alkuperäinen|välitetty|edelleenlähetetty) viesti',
  '(?:oryginalna|przekazana|przesłana dalej) wiadomość|wiadomość (?:oryginalna|przekazana|przesłana dalej)',
  '(?:původní|přeposlaná|pôvodn[áýa]|preposlan[áý]) (?:zpráva|správa|e-?mail|mail)',
  '(?:izvorna|originalna|proslijeđena|prosleđena) poruka|(?:izvirno|posredovano) sporočilo|(?:оригинална|прослеђена) порука',
  '(?:eredeti|továbbított) (?:üzenet|levél)|(?:mesaj|mesajul) (?:original|inițial|redirecționat)',
  '(?:originalus|pradinis|persiųstas) (?:laiškas|pranešimas)|(?:sākotnējais|oriģinālais|pārsūtītais) ziņojums|(?:algne|edastatud) (?:kiri|sõnum)|originaalkiri',
  '(?:αρχικό|προωθημένο) μήνυμα',
  '(?:orijinal|özgün|iletilen|yönlendirilen) (?:mesaj|ileti|e-?posta)',
  '(?:исходное|пересылаемое|пересланное|оригинальное|переадресованное) (?:сообщение|письмо)|(?:оригінальне|переслане|початкове) повідомлення|(?:оригинално|препратено) съобщение',
  '元の(?:メッセージ|メール)|転送された?(?:メッセージ|メール)|転送(?:メッセージ|メール)',
  '原始邮件|原始郵件|原邮件|原始訊息|原始信件|转发(?:的)?邮件|轉寄(?:的)?(?:郵件|訊息)|轉發(?:的)?郵件|원본 ?(?:메시지|메일)|원래 메시지|전달된 (?:메시지|메일)',
  'الرسالة (?:الأصلية|المعاد توجيهها|المحولة)|پیام اصلی|הודעה (?:מקורית|שהועברה)|(?:पहले का|मूल) संदेश|ข้อความ(?:ต้นฉบับ|ที่ส่งต่อ)|thư (?:gốc|đã chuyển tiếp)|pesan (?:asli|terusan|yang diteruskan)',
);

/** A line between an answer and what it answers; programs leave out the signs behind it. */
export const ORIGINAL = new RegExp(
  String.raw`^[\s>]*(?:[-_=*]{2,}\s*${ORIGINALS}\s*[:：]?\s*(?:[-_=*]{2,})?|[-_=]{3,}\s*original\s*[-_=]{3,})\s*$`,
  'iu',
);
/** The same without signs around it, as phones write it. It means so only above a header. */
export const BARE_ORIGINAL = new RegExp(String.raw`^\s*${ORIGINALS}\s*[:：]?\s*$`, 'iu');

/** "==== Message du 24/11/2026 ====". */
export const DATED_ORIGINAL =
  /^[\s>]*[-_=*]{3,}\s*(?:message|mail|e-mail|courriel|nachricht|mensaje|messaggio|mensagem|bericht|wiadomość|сообщение|письмо) (?:du|de|of|from|vom|von|del|da|van|z|от)\s.*(?:20\p{Nd}{2}|\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2})/iu;

/** What Apple Mail puts above a message that is passed on. */
export const FORWARD_BEGINS = new RegExp(
  String.raw`^[\s>]*${anyOf(
    'begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)',
    "début (?:du|de l['’]e-mail) (?:message |courriel )?(?:transféré|réexpédié)",
    '(?:inicio|inici) del (?:mensaje|missatge) reenvia[dt]o?|inizio (?:del )?messaggio inoltrato|início da mensagem (?:re)?encaminhada',
    'begin (?:van )?(?:het )?doorgestuurde? bericht|(?:början på )?vidarebefordrat (?:brev|meddelande)',
    '(?:start|begyndelse) på (?:den )?videresendte? (?:besked|meddelelse|melding)|videresendt melding',
    '(?:välitetty|edelleenlähetetty) viesti alkaa|(?:początek|rozpoczęcie) (?:przekazywanej|przekazanej|przesyłanej) wiadomości',
    'začátek (?:přeposlané|přeposílané) zprávy|začiatok (?:preposlanej|preposielanej) správy',
    '(?:továbbított|továbbküldött) (?:levél|üzenet) kezdete|începutul mesajului (?:redirecționat|transmis)|početak prosl[ij]+eđene poruke|začetek posredovanega sporočila',
    'αρχή (?:του )?(?:προωθημένου|προωθούμενου) μηνύματος|(?:iletilen|yönlendirilen) (?:iletinin|mesajın|e-postanın) başlangıcı|başlangıç yönlendirilen ileti',
    'начало (?:переадресованного|пересылаемого|пересланного) (?:сообщения|письма)|початок (?:переадресованого|пересланого) повідомлення|начало на препратено(?:то)? съобщение',
    '(?:開始|以下是)(?:轉寄|轉發)(?:的)?(?:郵件|訊息)|(?:开始|以下是)转发的?(?:邮件|信息)|転送された(?:メッセージ|メール)|전달된 (?:메시지|메일)(?:의 시작)?',
    'بداية الرسالة (?:المعاد|المُعاد) توجيهها|تحويل الرسالة|תחילת ההודעה שהועברה|เริ่มต้นข้อความที่ส่งต่อ|bắt đầu thư (?:được )?chuyển tiếp|(?:awal|mulai) pesan (?:terusan|yang diteruskan)',
  )}\s*[:：]\s*$`,
  'iu',
);

/** The lines of a header that Outlook puts above what it quotes, by what they say. */
export const LABELS: readonly (readonly [
  kind: 'from' | 'date' | 'to' | 'subject',
  words: RegExp,
])[] = [
  [
    'from',
    /^(from|von|de|da|van|od|kimden|gönderen|от(?: кого)?|від|差出人|送信者|发件人|寄件者|寄件人|보낸 ?사람|من|از|מאת|από|από τον|de la|från|fra|lähettäjä|expéditeur|mittente|remetente|feladó|odesílatel|odosielateľ|pošiljatelj|nuo|kellelt|saatja|จาก|từ|dari)$/iu,
  ],
  [
    'date',
    /^(sent|date|gesendet|datum|envoyé|date d['’]envoi|enviado(?: el| em)?|enviada em|enviat|fecha|inviato|data|verzonden|wysłano|gönderildi|gönderilme tarihi|tarih|отправлено|дата|надіслано|изпратено|送信日時|日時|日付|发送时间|发送日期|日期|寄件日期|보낸 ?날짜|날짜|أُرسلت|أرسلت|تم الإرسال|تاريخ الإرسال|التاريخ|נשלח|תאריך|στάλθηκε|ημερομηνία|trimis|skickat|sendt|dato|lähetetty|päiväys|odesláno|odoslané|dátum|elküldve|poslano|ส่ง|ส่งเมื่อ|đã gửi|ngày|dikirim|tanggal)$/iu,
  ],
  [
    'to',
    /^(to|an|à|para|a|aan|do|kime|alıcı|кому|до|宛先|收件人|收件者|받는 ?사람|إلى|אל|προς|către|per a|till|til|vastaanottaja|destinataire|destinatario|komu|címzett|za|prima|ถึง|đến|tới|kepada)$/iu,
  ],
  [
    'subject',
    /^(subject|betreff|objet|asunto|assunto|assumpte|oggetto|onderwerp|temat|konu|тема|относно|件名|主题|主旨|제목|الموضوع|נושא|θέμα|subiect|ämne|emne|aihe|předmět|predmet|tárgy|zadeva|เรื่อง|chủ đề|subjek|perihal)$/iu,
  ],
];
