/** What TikTok and Instagram say, at the start of a line, when there is nobody of that name, in their readers' languages. */
export const GONE_WORDS = [
  'couldn.t find this (?:account|page)|sorry, this page isn.t available|profile isn.t available|user not found|page not found',
  '(?:account|this account) (?:not found|doesn.t exist)|page not available',
  '(?:não foi possível|não conseguimos) encontrar est[ae] (?:conta|página)|esta página não está disponível|conta não encontrada',
  '(?:no se (?:pudo|puede|ha podido)|no (?:pudimos|hemos podido)) encontrar esta (?:cuenta|página)|esta página no está disponible',
  'impossible de trouver (?:ce compte|cette page)|(?:ce compte|cette page) est introuvable|cette page n.est (?:malheureusement )?pas disponible|compte introuvable',
  '(?:dieses konto|diese seite) (?:konnte nicht gefunden werden|wurde nicht gefunden|ist leider nicht verfügbar)|konto nicht gefunden',
  '(?:impossibile trovare|non è stato possibile trovare) quest[ao].{0,3}(?:account|pagina)|(?:spiacenti, )?questa pagina non è disponibile|account non trovato',
  '(?:kan|kon) (?:dit account|deze pagina) niet vinden|account niet gevonden|(?:sorry, )?deze pagina is niet beschikbaar',
  'nie można znaleźć (?:tego konta|tej strony)|nie znaleziono (?:tego )?konta|ta strona jest niedostępna',
  'не удалось найти (?:этот аккаунт|эту страницу)|(?:к сожалению, )?эта страница недоступна|аккаунт не найден|не вдалося знайти цей (?:обліковий запис|акаунт)',
  'bu (?:hesap|sayfa) bulunamadı|bu hesabı bulamadık|(?:üzgünüz, )?bu sayfaya ulaşılamıyor',
  'det gick inte att hitta (?:det här kontot|sidan)|kunne ikke finde denne konto|fant ikke denne kontoen|tiliä ei löytynyt',
  '(?:tidak dapat|tak dapat) menemukan akun ini|akun (?:ini )?tidak ditemukan|không (?:thể )?tìm thấy tài khoản(?: này)?|hindi makita ang account',
  '(?:この)?アカウント(?:は|が)?見つかりません|(?:이 )?계정을 찾을 수 없|找不到(?:此|该|這個|该)?(?:账号|帳號|账户|帳戶|用户)|تعذ[ّ]?ر العثور على (?:هذا )?الحساب|ไม่พบบัญชี|החשבון לא נמצא',
].join('|');
