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
    'írta|a scris|va escriure|parašė|rakstīja',
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
  'ursprüngliche (?:nachricht|mail)|original-nachricht|weitergeleitete nachricht',
  "message d['’]origine|message original|mail original|message initial|message transféré",
  'mensaje original|mensaje reenviado|correo original',
  'messaggio originale|messaggio inoltrato',
  'mensagem original|mensagem encaminhada',
  'missatge original',
  'oorspronkelijk bericht|doorgestuurd bericht',
  'ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti',
  'wiadomość oryginalna|oryginalna wiadomość|původní zpráva|pôvodná správa|izvorna poruka|izvirno sporočilo',
  'eredeti üzenet|mesaj original|mesajul original|αρχικό μήνυμα',
  'orijinal mesaj|özgün ileti|orijinal ileti',
  'исходное сообщение|пересылаемое сообщение|оригинальное сообщение|оригінальне повідомлення|оригинално съобщение',
  '元のメッセージ|転送されたメッセージ',
  '原始邮件|原始郵件|原邮件|原始訊息|转发邮件|원본 메시지|원래 메시지|원본 메일',
  'الرسالة الأصلية|הודעה מקורית|पहले का संदेश|ข้อความต้นฉบับ|thư gốc|pesan asli',
);

/** A line between an answer and what it answers. */
export const ORIGINAL = new RegExp(
  String.raw`^[\s>]*[-_=]{2,}\s*${ORIGINALS}\s*[-_=]{2,}\s*$`,
  'iu',
);
/** The same without signs around it, as phones write it. It means so only above a header. */
export const BARE_ORIGINAL = new RegExp(String.raw`^\s*${ORIGINALS}\s*:?\s*$`, 'iu');

/** The lines of a header that Outlook puts above what it quotes, by what they say. */
export const LABELS: readonly (readonly [
  kind: 'from' | 'date' | 'to' | 'subject',
  words: RegExp,
])[] = [
  [
    'from',
    /^(from|von|de|da|van|od|kimden|gönderen|от(?: кого)?|від|差出人|送信者|发件人|寄件者|寄件人|보낸 ?사람|من|از|מאת|από|από τον|de la|från|fra|lähettäjä|expéditeur|mittente|remetente|feladó|odesílatel|odosielateľ|pošiljatelj|จาก|từ|dari)$/iu,
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
