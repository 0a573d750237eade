/*
 * What automatic answers call themselves, by language. Only where a message begins with it, or says
 * it of itself: a person may write about such an answer.
 */

/** At the beginning of a subject. A person's answer to one begins with Re: instead. */
export const AUTOMATIC_SUBJECT =
  /^\s*(\[?auto(matic)?[- ]?(reply|response|answer)\b|automatic reply|auto(-| )?(reply|response|responder)|automated (reply|response)|out of (the )?office|ooo\b|vacation( reply| response)?:|away from (my |the )?(mail|office|desk)|automatische antwort|abwesenheitsnotiz|abwesenheit|abwesend|réponse automatique|message d['’]absence|absence du bureau|absent(e)? du bureau|respuesta automática|fuera de (la )?oficina|ausente|risposta automatica|fuori (sede|ufficio)|resposta automática|fora do escritório|ausência temporária|automatisch antwoord|afwezig|odpowiedź automatyczna|automatyczna odpowiedź|autoodpowiedź|otomatik yanıt|otomatik cevap|автоматический ответ|автоответ|自動(応答|返信)|自动(回复|答复)|自動回覆|자동 ?(회신|응답|답장)|부재중|رد تلقائي|الرد التلقائي|autosvar|automatiskt svar|automatisk svar|automaattinen vastaus|automatická odpověď|automatikus válasz|αυτόματη απάντηση|răspuns automat)/iu;

/** A calendar's answer, at the beginning of a subject. */
export const CALENDAR_SUBJECT =
  /^\s*(accepted|declined|tentative(ly accepted)?|zugesagt|abgesagt|mit vorbehalt|accepté|refusé|aceptado|rechazado|accettato|rifiutato|aceito|recusado|geaccepteerd|zaakceptowano|kabul edildi|принято|отклонено|承諾|辞退|已接受|已拒绝|تم القبول)\s*[:：]/iu;

/** Said by a message of itself. */
export const AUTOMATIC_BODY =
  /(^|[\n.!>*"(-])\s*(please note[,:]? )?(this is an? (auto(matic|mated|-)? ?(reply|response|message|e-?mail|answer|acknowledg)|auto-?(generated|reply|response))|this (e-?mail|message|response|reply) (is|was|has been) (an? )?(auto(matically|-)? ?generated|generated automatically|sent automatically|automated)|(dies|das) ist eine automati(sche|sch generierte|sch erstellte) |diese (e-?mail|nachricht) wurde automatisch|ceci est (une réponse|un message) automatique|ce message (est|a été) (envoyé|généré) automatiquement|este es un (mensaje|correo) automático|esta es una respuesta automática|questa è una risposta automatica|questo è un messaggio automatico|esta é uma (resposta|mensagem) automática|dit is een automati(sch|sche) |to jest automatyczna |ta wiadomość została wygenerowana automatycznie|bu otomatik |это автоматическ|данное (письмо|сообщение) (создано|отправлено|сформировано) автоматически|(このメール|本メール)は.{0,12}自動(的に)?(送信|返信|配信)|这是(一封)?自动|此(邮件|信)(为|由|是)?(系统)?自动|이 (메일|메시지)[은는] 자동|هذا رد (تلقائي|آلي)|هذه رسالة (تلقائية|آلية))/iu;

/** A desk that says it has received the message, or a mailbox that says its owner is away. */
export const RECEIVED_OR_AWAY =
  /(we|i)( have|['’]ve)? received your (e-?mail|message|request|inquiry|enquiry|ticket)|your (request|ticket|case|message|inquiry) .{0,60}(has been|was) (received|created|registered|opened|logged)|thank you for (contacting|reaching out to|your (e-?mail|message|inquiry)).{0,200}(reply|respond|answer|get back).{0,60}(within|as soon as|shortly)|(ticket|case|request) (id|number|no|#)|i('m| am) (currently |now )?(out of (the )?office|on (vacation|holiday|leave|annual leave|parental leave|maternity leave)|away)|(will|shall) be (out of (the )?office|back (on|in)|away)|limited access to (my )?e-?mail|nicht im (büro|haus)|im urlaub|en congés?|absent(e)? (du|jusqu)|de vacaciones|fuera de la oficina|in ferie|fuori ufficio|de férias|op vakantie|na urlopie|tatildeyim|izindeyim|в отпуске|休暇中|不在にして|休假|في إجازة/iu;

/** Senders that no person writes from. */
export const MACHINE_SENDER =
  /^(no-?reply|do-?not-?reply|donotreply|auto(mated|-?reply|responder)|mailer|notifications?|bounces?|ticket(s|ing)?|helpdesk|system|robot|bot)([-+._].*)?@/i;
