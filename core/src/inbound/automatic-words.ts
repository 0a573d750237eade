/*
 * What automatic answers call themselves, a line a language. Only where a message begins with it, or
 * says it of itself: a person may write about such an answer.
 */

const anyOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** The names of an automatic answer and of an absence, as they stand at the beginning of a subject. */
const SUBJECTS = [
  String.raw`\[?auto(?:matic)?[- ]?(?:reply|response|answer)\b|automatic reply|auto[- ]?(?:reply|response|responder)|automated (?:reply|response)|auto:|out of (?:the )?office|ooo\b|vacation(?: reply| response)?:|away from (?:my |the )?(?:mail|office|desk)`,
  'automatische antwort|automatische rückantwort|abwesenheitsnotiz|abwesenheit|abwesend',
  "réponse automatique|message d['’]absence|absence du bureau|absente? du bureau",
  "respuesta automática|fuera de (?:la )?oficina|ausente|fora de l['’]oficina|bulegotik kanpo",
  'risposta automatica|fuori (?:sede|ufficio)',
  'resposta automática|fora do escritório|ausência temporária',
  'resposta automàtica|erantzun automatikoa',
  'automatisch antwoord|afwezig',
  'autosvar|automatiskt svar|automatisk svar|frånvaro|fraværsmelding|fraværsbesked|(?:inte|ej|ikke) på kontoret|sjálfvirkt svar|ekki á skrifstofu',
  'automaattinen vastaus|poissaoloilmoitus|poissa toimistosta|automaatvastus|kontorist väljas|kontorist eemal',
  'automatinis atsakymas|ne biure|nesu biure|automātisk[āa]s? atbilde|ārpus biroja|prombūtnē',
  'odpowiedź automatyczna|automatyczna odpowiedź|autoodpowiedź|poza biurem',
  'automatická odpov[eě]ď|mimo kancelář|nepřítomnost|neprítomnosť',
  'automatski odgovor|izvan ureda|van kancelarije|samodejni odgovor|zunaj pisarne|аутоматски одговор|ван канцеларије',
  'automatikus válasz|házon kívül',
  'răspuns automat|(?:în )?afara biroului',
  'αυτόματη απάντηση|εκτός γραφείου',
  'otomatik yanıt|otomatik cevap|ofis dışında',
  'автоматический ответ|автоответ|вне офиса|автоматична відповідь|автовідповідь|поза офісом|автоматичен отговор|извън офиса',
  'תשובה אוטומטית|מענה אוטומטי|מחוץ למשרד',
  'رد تلقائي|الرد التلقائي|خارج المكتب|پاسخ خودکار|خارج از دفتر',
  'ตอบกลับอัตโนมัติ|การตอบกลับอัตโนมัติ|ไม่อยู่ที่สำนักงาน',
  '(?:thư )?trả lời tự động|vắng mặt',
  '(?:balasan|jawaban) otomatis|balasan automatik|di luar kantor|di luar pejabat',
  'स्वचालित (?:उत्तर|जवाब)|कार्यालय से बाहर',
  '自動(?:応答|返信)|自动(?:回复|答复)|自動(?:回覆|回復)|자동 ?(?:회신|응답|답장)|부재중|不在(?:通知|連絡|のお知らせ)|不在办公室|不在辦公室',
];

/** Signs in which a subject names what a message is, and what filters put in front of it. */
const BRACKETS = String.raw`[\[【（(<＜《「『〔*]{0,3}\s?`;
const MARKS = anyOf(
  String.raw`ext(?:ern\p{L}{0,3})?|external(?: e?-?mail| sender| message)?|outside|caution|warning|unverified|(?:suspected )?spam\??|junk|bulk`,
  'externe? (?:e-?mail|mail|nachricht|afzender)|esterno|externo|зовнішн[а-яі]{1,3}|внешн[а-я]{1,3}|zewnętrzn[aey]|extérieur|dış|harici|外部|社外|외부',
);
const OUTSIDE = String.raw`(?:(?:[\[【(<{*]{1,3}\s?${MARKS}\s?[\]】)>}*]{1,3}|${MARKS}\s?[:：-])\s?){0,3}`;

/** At the beginning of a subject. A person's answer to one begins with Re: instead. */
export const AUTOMATIC_SUBJECT = new RegExp(
  String.raw`^\s*(?:${OUTSIDE})${BRACKETS}${anyOf(...SUBJECTS)}`,
  'iu',
);

/** At the end of a subject, after the one that is answered, or said of a person by a program. */
export const ABSENCE_SUBJECT =
  /[-–—:([]\s*(out of (the )?office|auto(matic)?[- ]?reply|abwesenheitsnotiz)\W*$|^\s*[^:]{1,60} is out of (the )?office\b/iu;

/** A calendar's answer, at the beginning of a subject. */
export const CALENDAR_SUBJECT =
  /^\s*(accepted|declined|tentative(ly accepted)?|zugesagt|abgesagt|mit vorbehalt|accepté|refusé|provisoire|aceptado|rechazado|accettato|rifiutato|aceito|recusado|geaccepteerd|zaakceptowano|kabul edildi|принято|отклонено|承諾|辞退|仮承諾|已接受|已拒绝|تم القبول)\s*[:：]/iu;

/** A receipt without parts, as Outlook writes it: subject and words together. */
export const READ_SUBJECT =
  /^\s*(not read|read|gelesen|lu|leído|letto|lida|gelezen|läst|przeczytano|прочитано|開封済み|已读)\s*[:：]/iu;
export const READ_BODY =
  /\b(was|has been) (read|opened|displayed|deleted without being read) (on|at)\b|wurde .{0,60}(gelesen|geöffnet)|a été lu|(fue|ha sido) leído|è stato letto|foi (lida|aberta)|is gelezen/iu;

/** Said by a message of itself, as an answer. */
const SELVES_ANSWERING = [
  String.raw`this is an? (?:auto(?:matic|mated|-)? ?(?:reply|response|answer|acknowledg)|auto-?(?:reply|response))|this (?:response|reply) (?:is|was|has been) (?:an? )?(?:auto(?:matically|-)? ?generated|generated automatically|sent automatically|automated)`,
  '(?:dies|das) ist eine automati(?:sche|sch generierte|sch erstellte) (?:antwort|rückantwort)',
  'ceci est une réponse automatique',
  'esta es una respuesta automática',
  'questa è una risposta automatica',
  'esta é uma resposta automática',
  'dit is een automatisch antwoord',
  'to jest automatyczna odpowiedź',
  'bu (?:bir )?otomatik (?:yanıt|cevap)',
  'это автоматический ответ|це автоматична відповідь',
  'これは自動(?:応答|返信)|(?:この(?:メール|メッセージ)|本(?:メール|メッセージ))は[^。？?\\n]{0,20}自動(?:的に)?(?:返信|応答)(?!(?:メール)?では(?:ありません|ない|なく|ございません))',
  '这是.{0,20}自动(?:回复|答复)|這是.{0,20}自動回覆',
  '이 (?:메일|메시지)[은는] 자동 ?(?:회신|응답)',
  'هذا رد (?:تلقائي|آلي)',
];

/** What an automatic message of any kind says of itself. */
const SELVES_MADE = [
  String.raw`this is an? auto(?:matic|mated|-)? ?(?:message|e-?mail)|this is an? auto-?generated|this (?:e-?mail|message) (?:is|was|has been) (?:an? )?(?:auto(?:matically|-)? ?generated|generated automatically|sent automatically|automated)`,
  '(?:dies|das) ist eine automati(?:sche|sch generierte|sch erstellte) |diese (?:e-?mail|nachricht) wurde automatisch (?:generiert|erstellt|erzeugt|versendet|versandt|verschickt|gesendet)',
  'ceci est un message automatique|ce message (?:est|a été) (?:envoyé|généré) automatiquement',
  'este es un (?:mensaje|correo) automático|este (?:mensaje|correo) (?:se ha|ha sido|fue) (?:generado|enviado) automáticamente',
  'questo è un messaggio automatico|questo messaggio è stato (?:generato|inviato) automaticamente',
  'esta é uma mensagem automática|esta mensagem foi (?:gerada|enviada) automaticamente',
  'dit is een automatisch |dit bericht is automatisch (?:gegenereerd|verzonden|verstuurd)',
  'detta är ett automatiskt (?:svar|meddelande)|dette er (?:et|en) automatisk',
  'tämä on automaattinen',
  'to jest automatyczna |ta wiadomość została wygenerowana automatycznie',
  'tato zpráva byla vygenerována automaticky|toto je automatická',
  'ez egy automatikus',
  'acesta este un (?:mesaj|răspuns) automat',
  'bu (?:bir )?otomatik |bu (?:e-?posta|mesaj|ileti) otomatik(?: olarak)? ',
  'это автоматическ|данное (?:письмо|сообщение) (?:создано|отправлено|сформировано) автоматически|це автоматичн',
  '(?:この(?:メール|メッセージ)|本(?:メール|メッセージ))は[^。？?\\n]{0,20}自動(?:的に)?(?:で)?(?:送信|返信|配信)(?!(?:メール)?では(?:ありません|ない|なく|ございません))',
  '这是(?:一封)?自动|此(?:邮件|信)(?:为|由|是)?(?:系统)?自动|此(?:郵件|信)(?:為|由)?系統自動',
  '이 (?:메일|메시지)[은는] 자동',
  'هذه رسالة (?:تلقائية|آلية)',
];

/** Where a sentence may begin that a message says of itself: a line, or the end of one before it. */
const BEGINNING = String.raw`(?:^|[\n.。!！])[\s*>("=_#※＊・◆■●○★☆【\[（<-]*(?:(?:please )?note[,:]? )?`;
export const AUTOMATIC_ANSWER = new RegExp(
  BEGINNING + anyOf(...SELVES_ANSWERING.map((words) => `(?:${words})`)),
  'iu',
);
export const AUTOMATIC_BODY = new RegExp(
  BEGINNING + anyOf(...[...SELVES_ANSWERING, ...SELVES_MADE].map((words) => `(?:${words})`)),
  'iu',
);

/** A desk that says it has received the message. */
const RECEIVED = anyOf(
  String.raw`(?:we|i)(?: have|['’]ve)? received your (?:e-?mail|message|request|inquiry|enquiry|ticket)`,
  String.raw`your (?:e-?mail|request|ticket|case|message|inquiry|enquiry) .{0,60}(?:has been|was) (?:received|created|registered|opened|logged)`,
  String.raw`thank you for (?:contacting|reaching out to|your (?:e-?mail|message|inquiry)).{0,200}(?:reply|respond|answer|get back).{0,60}(?:within|as soon as|shortly)`,
  '(?:ihre|deine) (?:anfrage|nachricht|e-?mail) (?:ist|wurde) .{0,60}(?:eingegangen|registriert|erfasst)|haben (?:ihre|deine) (?:anfrage|nachricht|e-?mail) erhalten',
  'avons bien reçu votre (?:message|demande|mail)|votre (?:demande|message) a (?:bien )?été (?:reçue?|enregistrée?)',
  'hemos recibido (?:su|tu) (?:mensaje|solicitud|correo)|recebemos (?:a )?sua (?:mensagem|solicitação)|abbiamo ricevuto (?:la tua|la sua|il tuo|il suo)',
  'wij hebben (?:uw|je) (?:bericht|vraag|aanvraag) ontvangen|otrzymaliśmy (?:twoją|pana|pani|państwa)',
  'ваше (?:обращение|письмо|сообщение) (?:получено|зарегистрировано|принято)',
  'お問い合わせ(?:を|いただき).{0,30}(?:受け付け|受付|ありがとう)|已收到您的|已经收到您的|문의.{0,20}접수',
);

/** A mailbox that says its owner is away. */
const AWAY = anyOf(
  String.raw`i(?:'m| am) (?:currently |now )?(?:out of (?:the )?office|on (?:vacation|holiday|leave|annual leave|parental leave|maternity leave)|away)`,
  String.raw`(?:will|shall) be (?:out of (?:the )?office|back (?:on|in))|limited access to (?:my )?e-?mail`,
  'nicht im (?:büro|haus)|im urlaub|en congés?|absente? (?:du|jusqu)|de vacaciones|fuera de la oficina',
  'in ferie|fuori ufficio|de férias|op vakantie|na urlopie|tatildeyim|izindeyim|в отпуске|休暇中|不在にして|休假|في إجازة',
);

export const RECEIVED_NOTICE = new RegExp(RECEIVED, 'iu');

const NUMBERED_NAMES = anyOf(
  'ticket|case|reference|request|enquiry|inquiry',
  'ticketnummer|ticket-nr|vorgangsnummer|referenznummer|anfragenummer',
  'numéro de (?:ticket|dossier|demande)|número de (?:caso|ticket|referencia|solicitud|protocolo)',
  'номер (?:заявки|обращения)|受付番号|工单编号|접수번호',
);

/** Under which number a desk has a message. */
export const NUMBERED = new RegExp(
  String.raw`${NUMBERED_NAMES}[- ]?(?:id|number|no\.?|#)?\W{0,4}(?:(?:is|lautet|est|es)\W+)?[\p{L}]{0,6}[-#]?\d{3,}`,
  'iu',
);

/** A desk, or a mailbox without its owner: people say so too. */
export const RECEIVED_OR_AWAY = new RegExp(
  anyOf(RECEIVED, AWAY, '(?:ticket|case|request) (?:id|number|no|#)'),
  'iu',
);

/** Senders that no person writes from. */
export const MACHINE_SENDER =
  /^(no-?reply|do-?not-?reply|donotreply|auto(mated|-?reply|responder)|mailer|notifications?|bounces?|ticket(s|ing)?|helpdesk|system|robot|bot)([-+._].*)?@/i;

/** The line above which a help desk wants an answer written: its agents write through it. */
export const DESK_LINE =
  /^[# \t>-]*(please )?(type|write|add) your (reply|response) above this line/im;
