/*
 * How mail servers say that an email came back or waits, a line a language. Looked for only in
 * messages of senders that write reports.
 */

const any = (...words: string[]): RegExp => new RegExp(words.join('|'), 'iu');

export const FAILED = any(
  String.raw`undeliver|not? (?:be(?:en)? )?deliver|delivery (?:has )?(?:status|fail|notification|delay|delayed|incomplete|problem|error|report)|delivery to the following|fail(?:ed|ure)|unable to deliver|unable to (?:be )?sen[dt]|return(?:ed|ing) (?:mail|message|to sender)|mail delivery|could ?n['o]t be (?:sent|delivered)|could not (?:send|deliver)|wasn['’]t delivered|address not found|rejected|bounce|mail system|did not reach|(?:message|e-?mail) .{0,40}(?:was|has been) (?:blocked|refused|returned)`,
  'unzustellbar|nicht (?:zugestellt|zustellbar|übermittelt)|zustellung|konnte nicht .{0,40}(?:gesendet|ausgeliefert)',
  "non (?:remis|distribué|délivré)|échec de (?:la )?(?:remise|distribution|livraison)|n['’]a (?:pas )?pu être (?:remis|distribué|délivré|envoyé)",
  'no se (?:ha )?(?:pudo|podido) (?:entregar|enviar)|no entregado|error (?:de|en la) entrega|no se puede entregar|correo devuelto',
  'mancata consegna|non (?:è stato )?(?:recapitat|consegnat)|impossibile (?:recapitare|consegnare|inviare)|recapito non riuscito',
  'não (?:foi |pôde ser |pode ser )?(?:entregue|enviada)|não (?:pôde|foi possível)|falha na entrega|devolvid',
  "no s['’]ha pogut (?:lliurar|entregar)",
  'onbestelbaar|niet (?:worden )?(?:af)?(?:geleverd|bezorgd)|kan niet worden (?:bezorgd|afgeleverd)',
  'kunde inte (?:levereras|skickas)|kunne ikke (?:leveres|sendes)|olevererbar|kan ikke leveres|ei voitu toimittaa|toimitus epäonnistui',
  'nie ?(?:dostarczon|można dostarczyć|została dostarczona|mogła zostać dostarczona)|zwrot',
  'nedoručiteln|nedoručen|nemohl[ao] být doručen|nebol[ao]? doručen|nije isporučen|ni bilo mogoče dostaviti',
  'kézbesíthetetlen|nem (?:sikerült|lehetett) kézbesíteni|nu a putut fi (?:livrat|trimis)|nelivrat',
  'δεν (?:ήταν δυνατή|παραδόθηκε)|αποτυχία παράδοσης',
  'teslim edilem|iletilem|gönderilemedi',
  'не (?:доставлен|удалось доставить|может быть (?:доставлен|отправлен)|был[ао] доставлен|вдалося доставити)|недоставлен|недоставк|не е доставен',
  '配信(?:不能|できません|エラー)|メール(?:送信|配信)?エラー|エラー(?:メール)?通知|送信(?:エラー|失敗)|送信できません(?:でした)?|送信できません|届けることができません|送達できません|送达失败|退信|未送达|投递失败|被退回|無法(?:投遞|送達|傳送)|无法(?:投递|送达)',
  '(?:전송|발송|배달|전달) ?(?:실패|오류|불가)|(?:전송|발송|배달)에 실패|반송|(?:배달|전달|전송|발송)되지|(?:전송|발송)하지 못',
  'تعذ?ر (?:تسليم|توصيل|التسليم)|لم يتم (?:تسليم|توصيل)|فشل (?:تسليم|توصيل|التسليم)|לא נמסרה|לא ניתן למסור',
  'không (?:thể )?gửi được|gửi thất bại|ส่งไม่สำเร็จ|ไม่สามารถส่ง|tidak (?:dapat|bisa) (?:terkirim|dikirim)|gagal (?:dikirim|terkirim)',
);

/** What a subject says of a report that comes from an address nobody answers: at its beginning, and of no answer. */
export const REPORT_SUBJECT = new RegExp(
  String.raw`^[\s\[【（(<＜「『*※-]*(?:${[
    'undeliver(?:ed|able)|(?:mail|message|e-?mail) (?:delivery (?:failed|failure|error|status)|undeliverable|not delivered|could not be delivered)|delivery (?:status notification|failure|failed|error)|returned (?:mail|message)|failure notice|message blocked',
    'unzustellbar|nicht zustellbar|zustellung fehlgeschlagen|mail konnte nicht zugestellt',
    'non remis|échec de (?:la )?(?:remise|distribution|livraison)|message non (?:distribué|délivré)',
    'no (?:se pudo entregar|entregado)|error de entrega|correo devuelto|mancata consegna|messaggio non recapitato|não entregue|falha na entrega|mensagem devolvida',
    'onbestelbaar|niet (?:bezorgd|afgeleverd)|olevererbar?|kan ikke leveres|toimitus epäonnistui|nie dostarczono|zwrot poczty|nedoručitelné|kézbesíthetetlen|nelivrat',
    'teslim edilemedi|iletilemedi|не доставлено|недоставлен\\S+|сообщение не доставлено|письмо не доставлено|не доставлено повідомлення|αποτυχία παράδοσης',
    'メール(?:送信|配信)?エラー(?:通知|の?お知らせ)?|(?:送信|配信)(?:エラー|失敗|不能)(?:通知|の?お知らせ)?|エラーメール通知',
    '退信(?:通知)?|投递失败|送达失败|(?:系统)?退信|郵件(?:退回|未送達)|無法(?:投遞|傳送)|邮件(?:退回|未送达)|(?:메일 ?)?(?:발송|전송|배달|수신) ?(?:실패|오류|불가)(?: ?(?:안내|알림|통보))?|반송 ?(?:메일|안내)?',
    'تعذ?ر (?:تسليم|توصيل)|فشل (?:تسليم|توصيل)|gửi thất bại|ส่งไม่สำเร็จ|gagal (?:dikirim|terkirim)',
  ].join('|')})`,
  'iu',
);

export const DELAYED = any(
  String.raw`delay(?:ed)?|still (?:being )?(?:retried|trying)|will (?:be retried|keep trying|continue|retry)|not yet been delivered|temporar(?:y|ily)|warning|so far`,
  'verzöger|vorübergehend|noch nicht zugestellt|retard|en attente|temporaire|retras|temporal|ritard|temporane|atras|vertraag|tijdelijk',
  'försenad|forsinket|viivästy|opóźni|tymczasow|zpožd|dočasn|gecik|geçici|задерж|временн|затрим',
  '遅延|一時的|延迟|延遲|暂时|지연|일시적|تأخ',
);

export const GIVEN_UP =
  /giv(en|ing) up|permanent|fatal error|failed permanently|has failed|not retry|5\d\d[ -]/i;
