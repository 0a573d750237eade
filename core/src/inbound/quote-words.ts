/*
 * How mail programs introduce what they quote, by language. A new language or program is a new
 * word here, with its sample.
 */

/** The verb in "On Monday, Max wrote:". */
export const WROTE =
  /(\bwrote\b|\ba écrit\b|\bschrieb\b|\bescribió|\bha scritto\b|\bhas? escrito\b|\bescreveu\b|\bschreef\b|\bheeft .{0,80}geschreven\b|napisała?(\(a\))?|\bpisze\b|şunu yazdı|şunları yazdı|yazdı|пишет|(на)?писала?(\(а\))?|のメール|のメッセージ|さんは書きました|が書きました|written|写道|寫道|님이 작성|작성|wrote|كتبت?|\bskrev\b|kirjoitti|napsala?(\(a\))?|írta|έγραψε|написа|a scris)/iu;

/** A line between an answer and what it answers. */
export const ORIGINAL =
  /^[\s>]*[-_=]{2,}\s*(original message|reply message|forwarded message|ursprüngliche nachricht|original-nachricht|weitergeleitete nachricht|message d['’]origine|message original|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|wiadomość oryginalna|oryginalna wiadomość|orijinal mesaj|özgün ileti|orijinal ileti|исходное сообщение|пересылаемое сообщение|оригинальное сообщение|元のメッセージ|original message|転送されたメッセージ|原始邮件|原始郵件|转发邮件|원본 메시지|الرسالة الأصلية|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|původní zpráva)\s*[-_=]{2,}\s*$/iu;

/** The lines of a header that Outlook puts above what it quotes, by what they say. */
export const LABELS: readonly (readonly [
  kind: 'from' | 'date' | 'to' | 'subject',
  words: RegExp,
])[] = [
  [
    'from',
    /^(from|von|de|da|van|od|kimden|gönderen|от(?: кого)?|差出人|送信者|发件人|寄件者|寄件人|보낸 ?사람|من|från|fra|lähettäjä|expéditeur|mittente|remetente|feladó|odesílatel)$/iu,
  ],
  [
    'date',
    /^(sent|date|gesendet|datum|envoyé|date d['’]envoi|enviado(?: el| em)?|enviada em|fecha|inviato|data|verzonden|wysłano|gönderildi|gönderilme tarihi|tarih|отправлено|дата|送信日時|日時|日付|发送时间|发送日期|日期|寄件日期|보낸 ?날짜|날짜|أُرسلت|أرسلت|تاريخ الإرسال|التاريخ|skickat|sendt|lähetetty|odesláno)$/iu,
  ],
  [
    'to',
    /^(to|an|à|para|a|aan|do|kime|alıcı|кому|宛先|收件人|받는 ?사람|إلى|till|til|vastaanottaja|destinataire|destinatario|komu)$/iu,
  ],
  [
    'subject',
    /^(subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|konu|тема|件名|主题|主旨|제목|الموضوع|ämne|emne|aihe|předmět)$/iu,
  ],
];
