/*
 * What mail programs and telephones put below what a person wrote, a line a language. Only the last
 * lines of what they wrote are looked at: a new program is a new word here, with its row in the test.
 */

const anyOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** What a message is sent from: the name of a device or of a program, or a word for a telephone. */
const DEVICE = anyOf(
  'ipho(?:ne|nu|na|nie|nom)|ipad|ipod|imac|macbook|apple watch|android|galaxy|samsung|huawei|honor|xiaomi|redmi|poco|oppo|vivo|oneplus|pixel|nokia|lumia|blackberry|htc|xperia|motorola|nothing phone|windows',
  String.raw`outlook|gmail|yahoo|aol|gmx|web\.de|proton ?mail|tutanota|tuta\b|zoho|yandex|яндекс|mail\.ru|почт|icloud|fastmail|k-9|thunderbird|bluemail|blue mail|spark\b|airmail|superhuman|shortwave|mailspring|edison|canary mail|mymail|libero|orange|laposte|t-online|naver|daum|네이버|qq邮箱|网易|foxmail`,
  String.raw`(?:smart|cell |mobile )?phone\b|mobile\b|smartphone|tablet\b|handy\b|mobiltelefon|téléphone|portable\b|móvil\b|celular\b|teléfono|telemóvel|telefone|cellulare|telefono|telefoon|mobieltje|mobilen?\b|telefonen?\b|puhelime|telefonu|komórki|telefonom`,
  'телефон|смартфон|мобильн|мобільн|κινητό|携帯|スマホ|スマートフォン|手机|手機|휴대폰|휴대전화|스마트폰|핸드폰|هاتف|جوال|موبايل|טלפון|נייד|मोबाइल|फ़ोन|มือถือ|โทรศัพท์|điện thoại|di động|ponsel',
);

/** "Sent from", with the word behind it that no sentence goes without. */
const SENT_FROM = anyOf(
  'sent (?:from|via|with|using)',
  '(?:gesendet|versendet|verschickt|geschickt) (?:von|vom|mit|aus|über|via)',
  "envoyée? (?:de|depuis|à partir|avec|via|par|d['’])",
  'enviado (?:desde|con|mediante|a través)|enviat (?:des|amb|per)|bidalia',
  'enviad[oa] (?:d[oae]|a partir|pelo|com|via|através)',
  'inviat[oa] (?:da|dal|dallo|con|tramite)',
  '(?:verstuurd|verzonden) (?:vanaf|vanuit|met|via|van)',
  'skickat (?:från|med|via)|sendt (?:fra|med|via)|sent úr|lähetetty',
  'wysłan[eoa] (?:z|ze|za pomocą|przez|przy)|odesláno (?:z|ze|pomocí|přes)|odoslan[éo] (?:z|zo|pomocou|cez)',
  'trimis (?:de pe|de la|din|cu|prin)|poslano (?:s|sa|iz|z)|послато (?:са|с|из)',
  'saadetud|išsiųsta (?:iš|naudojant)|nosūtīts (?:no|ar)',
  '(?:στάλθηκε|απεστάλη|εστάλη) (?:από|με|μέσω)',
  '(?:отправлено|послано) (?:с|со|из|через|от)|(?:надіслано|відправлено) (?:з|із|зі|через)|изпратено (?:от|с|чрез)',
  '发自|發自|来自我的|來自我的|从我的|從我的|通过我的',
  '(?:أُ?رسلت|مُ?رسلة?|تم الإرسال|أُ?رسل) (?:من|بواسطة|عبر)|ارسال ?شده از|נשלחה? (?:מ|באמצעות)',
  'ส่งจาก|(?:đã |được )?gửi từ|dikirim (?:dari|dengan|melalui|daripada)|dihantar (?:dari|daripada)',
);

/** In languages that put the device first, with what may stand in front of it. */
const DEVICE_FIRST = anyOf(
  String.raw`(?:von mein\S+|(?:diese|die) (?:nachricht|e-?mail|mail) wurde (?:von|mit) .{0,30}) ?.{0,15}${DEVICE}.{0,40}(?:gesendet|verschickt|versendet)`,
  String.raw`(?:samsung )?${DEVICE}\S*(?: \S{1,15}){0,3} (?:gönderildi|gönderilmiştir|(?:el)?küldve|bidalia)`,
  String.raw`(?:az |nire )${DEVICE}\S*(?: \S{1,15}){0,2} (?:(?:el)?küldve|bidalia)`,
  String.raw`(?:私の|自分の|my )?${DEVICE}[^、。]{0,12}から送信(?:しました|されました|しています)?`,
  String.raw`(?:나의|내|제)? ?${DEVICE}.{0,12}에서 (?:보냄|보냈습니다|보낸 메일|전송됨)`,
  String.raw`(?:मेरे )?${DEVICE}.{0,15}से भेजा गया`,
);

const BEGINNING = String.raw`^[\s*_>–—|(\[-]*`;

/** "Sent from my iPhone". A person who sends something says what, or asks: neither is in it. */
export const SENT_FROM_DEVICE = new RegExp(
  String.raw`${BEGINNING}(?:${SENT_FROM}.{0,40}?${DEVICE}[^?？؟]{0,70}|${DEVICE_FIRST}[\s*_.。–—)\]-]*)$`,
  'iu',
);

/** "Get Outlook for iOS". */
const GET = anyOf(
  'get|download|beziehen|herunterladen|abrufen|laden|holen|obten(?:ir|er|ha)|obtén|télécharge[rz]?|descarg(?:ar?|ue)|ottieni|scarica|obter|transferir|baix(?:ar|e)|aconsegueix|descarrega',
  'downloaden|ophalen|hämta|skaffa|hent|få|hanki|lataa|pobierz|uzyskaj|získ\\S+|stáhn\\S+|stiahn\\S+|beszerzése|letöltése|obțin\\S*|descărcați|preuzmite|nabavite|pridobite|prenesite|hangi|atsisiųs\\S+|lejupielād\\S+|iegūstiet|gaukite',
  'λήψη|αποκτήστε|κατεβάστε|edinin|indirin|alın|получ\\S+|скача\\S+|загруз\\S+|отрима\\S+|завантаж\\S+|изтегл\\S+',
  '入手|ダウンロード|获取|獲取|取得|下载|下載|다운로드|받기|가져오기|الحصول|تنزيل|احصل|קבל\\S*|הורד\\S*|प्राप्त|डाउनलोड|ดาวน์โหลด|รับ|tải|nhận|dapatkan|unduh',
);
export const GET_PROGRAM = new RegExp(
  String.raw`^(?=[^?？؟]{1,70}$)(?=.*(?:outlook|blue ?mail|yahoo))(?=.*(?:ios|android|mac\b|windows|mobil))(?=.*(?<![\p{L}])${GET}(?![\p{L}]))`,
  'iu',
);

/** What a scanner says that it has looked for. */
export const SCANNED =
  /^(?=[^?？؟]{1,200}$)(?=.*(?:avast|avg|norton|mcafee|kaspersky|eset|bitdefender))(?=.*(?:viru|viren|vírus|wirus|malware|вирус|вірус|ιού|ιό|ウイルス|病毒|바이러스|فيروس|וירוס|zararlı))/iu;
