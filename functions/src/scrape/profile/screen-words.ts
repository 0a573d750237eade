/** Words TikTok and Instagram draw around a profile, in the languages seen; a screen's text holds them as lines. */
const line = (words: string) => new RegExp(`^(?:${words.replace(/\s*\n\s*/g, '')})$`, 'iu');

/** What the number before (or after) it counts. */
export const FOLLOWERS =
  /(?:followers?|follower\*?innen|abonn[ée]s?|seguidor(?:es|as|\/as)?|seguaci|volgers|подписчик\p{L}{0,3}|takipçi|フォロワー|팔로워|粉丝|粉絲|متابعون|متابع|obserwując\p{L}{0,3}|følgere|följare|seuraajaa|pengikut|người theo dõi|ผู้ติดตาม|sledujíc\p{L}{0,3}|követő|ακόλουθοι)/iu;
export const POSTS =
  /(?:\bposts?\b|publicaciones|publications|publicações|\bbeiträge|beitrag|berichten|публикац\p{L}{0,3}|gönderi|投稿|게시물|帖子|貼文|postów|posty|innlegg|opslag|inlägg|kiriman|postingan|bài viết)/iu;
export const LIKES =
  /(?:\blikes?\b|j.aime|me gusta|gefällt|curtidas|mi piace|vind-ik-leuks|лайк|отмет|beğeni|いいね|좋아요|获赞|讚|赞|polubie|suka|lượt thích|gostos)/iu;
export const FOLLOWING =
  /(?:\bfollowing\b|gefolgt|folge ich|suivi|abonnements|siguiendo|seguidos|seguindo|a seguir|seguiti|volgend|подписки|takip|フォロー中|팔로잉|关注|追蹤|obserwowan|følger|följer|mengikuti|đang (?:theo dõi|follow))/iu;

/** Buttons, menus and marks: neither name nor bio. */
export const FURNITURE =
  line(`follow|following|follow back|message|messages|contact|email|call|subscribe|
  edit profile|share profile|view archive|promote post|ad tools|insights|promotions|contacter|share|more|options|verified|verified account|profile|home|search|explore|reels|
  for you|friends|live|upload|create|activity|notifications|inbox|log ?in|sign up|log out|tiktok|instagram|
  download app|get app|get the app|open app|use the app|view profile|shop|threads|also from meta|menu|settings|
  add friends?|ask|gift|q&a|back|close|done|new|dashboard|see translation|folgen|gefolgt|nachricht|suivre|
  seguir|siguiendo|seguindo|mensaje|mensagem|segui|messaggio|volgen|bericht|подписаться|сообщение|takip et|
  mesaj|フォロー|メッセージ|팔로우|메시지|关注|私信|追蹤|发消息|anmelden|connexion|se connecter|iniciar sesión|
  accedi|inloggen|entrar|für dich|pour toi|para ti|per te|voor jou|startseite|accueil|inicio|suche|
  [·•|…+✓✔]|\\.{3}|[<>‹›«»]|\\d{1,2}:\\d{2}`);

/** Where the head of a profile ends: tabs, lists, notices. */
export const END =
  line(`videos|видео|reposts|liked|favorites|favourites|latest|popular|oldest|playlists?|posts|
  tagged|saved|highlights|pinned|no content|story highlights|suggested (?:for you|accounts)|
  related accounts|creator videos|show more posts.{0,40}|more posts from.{0,60}|beiträge|reels-videos|
  publications|publicaciones|publicações|vídeos|vidéos|getaggt|identifié\\(e\\)|etiquetad[ao]s|marcad[ao]s|
  this account is private.{0,80}|this account’s videos are private.{0,80}|follow this account.{0,80}|
  log in to (?:see|follow).{0,80}|sign up to see.{0,80}|videos gefällt mir|投稿|動画|게시물|作品|
  about|company|help|terms|privacy|© ?\\d{4}.{0,60}`);
export const MUTUAL =
  /^(?:followed by|gefolgt von|suivi\(e\) par|seguid[oa] por|seguito da|gevolgd door)\b/iu;

export const PRIVATE =
  /^(?:this account is private|this account.s videos are private|this profile is private|dieses konto ist privat|ce compte est privé|esta cuenta es privada|esta conta é privada|questo account è privato)/iu;
