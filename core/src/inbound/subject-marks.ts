/*
 * What mail programs put in front of a subject, by language: of an answer, and of a message that is
 * passed on. Where both use the same letters (`VS:` in Finnish and Danish), it is an answer.
 */
const ANSWER =
  'antwort|antw|aw|re|r|rép|réf|res|resp|ref|rif|risposta|respuesta|resposta|sv|vs|svar|odp|odg|odpověď|ats|atb|ynt|yanıt|cevap|отв|ответ|від|відп|απ|vá|răsp|bls|tl|trả lời|回复|回覆|答复|答覆|返信|답장|회신|رد|پاسخ|השב|תשובה|ตอบกลับ';
const FORWARD = String.raw`fwd?|wg|tr|rv|i|enc|doorst|vl|vb|pd|ilt|i̇lt|tov|továbbítva|videresendt|пересл|пер|πρθ|הועבר|إعادة توجيه|ส่งต่อ|chuyển tiếp|terusan|转发|轉寄|轉發|転送|전달`;

/** Marks of spam filters and the names of lists and desks, which stand in front of all. A mark ends with its last asterisk, so that there is one way to read a row of them. */
const TAG = String.raw`^\s*(?:(?:\[[^\]]{1,60}\]|\*{2,}[^*]{1,20}\*{2,}(?!\*))\s*)*`;
const ANSWERED = new RegExp(String.raw`${TAG}(?:${ANSWER})(?:\[\d+\]|\^?\d{1,2})?\s*[:：]`, 'iu');
const FORWARDED = new RegExp(
  String.raw`${TAG}(?:${FORWARD})(?:\[\d+\])?\s*[:：]|^\s*\[fwd?:`,
  'iu',
);

export const isMarkedAnswer = (subject: string): boolean => ANSWERED.test(subject);
export const isMarkedForward = (subject: string): boolean => FORWARDED.test(subject);
