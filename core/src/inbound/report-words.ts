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
  '配信(?:不能|できません|エラー)|送信できません|届けることができません|送達できません|送达失败|退信|未送达|投递失败|被退回|無法(?:投遞|送達|傳送)|无法(?:投递|送达)',
  '전송 ?실패|전송에 실패|반송|배달되지|전달되지',
  'تعذ?ر (?:تسليم|توصيل|التسليم)|لم يتم (?:تسليم|توصيل)|فشل (?:تسليم|توصيل|التسليم)|לא נמסרה|לא ניתן למסור',
  'không (?:thể )?gửi được|gửi thất bại|ส่งไม่สำเร็จ|ไม่สามารถส่ง|tidak (?:dapat|bisa) (?:terkirim|dikirim)|gagal (?:dikirim|terkirim)',
);

export const DELAYED = any(
  String.raw`delay(?:ed)?|still (?:being )?(?:retried|trying)|will (?:be retried|keep trying|continue|retry)|not yet been delivered|temporar(?:y|ily)|warning|so far`,
  'verzöger|vorübergehend|noch nicht zugestellt|retard|en attente|temporaire|retras|temporal|ritard|temporane|atras|vertraag|tijdelijk',
  'försenad|forsinket|viivästy|opóźni|tymczasow|zpožd|dočasn|gecik|geçici|задерж|временн|затрим',
  '遅延|一時的|延迟|延遲|暂时|지연|일시적|تأخ',
);

export const GIVEN_UP =
  /giv(en|ing) up|permanent|fatal error|failed permanently|has failed|not retry|5\d\d[ -]/i;
