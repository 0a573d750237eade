import { byPlatform, type Platform } from '@vibes/core/creator/platform';

/** What creators call the platforms, in many languages: words of letters with spaces, and runs of scripts without. */

const list = (text: string): string => text.trim().replace(/\s+/g, '|');
/** Endings that languages put behind a name: "instagramie", "TikTokissa", "Insta'da". */
const ENDING = `(?:['’]?(?:s|n|m|a|ą|u|e|i|an|en|on|em|om|ie|im|ım|ın|in|da|de|ta|te|ba|ban|ben|ra|ja|lla|ssa|issa|ista|sı|mız|ot|ov|ova|ovi))?`;
/** Letters that make a longer word of one: Japanese and its like put no space behind a name. */
const JOINING = '\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N}';
const bounded = (words: string): string => `(?<![${JOINING}@._])(?:${words})(?![${JOINING}])`;

const CALLED: Record<Platform, { ended: string; words: string; runs: string }> = {
  tiktok: {
    ended: 'tik[ -]?tok',
    words: list(`tt ttok tic[-]?toc tiktak tk(?=[^\\S\\n]?[:：]) тт
          ти[кц][-\\x20]?ток(?:е|а|и|у|ом)? тік[-\\x20]?ток(?:у|і)? τικ[-\\x20]?τοκ`),
    runs: 'ティック ?トック|ティクトク|チックトック|틱톡|틱 톡|抖音(?:国际版|國際版)?|تي?ك ?توك|تیک ?تاک|ติ๊?ก ?ต[็๊]?[อ็]?[อก]ก?|टिक ?टॉक|টিকটক|טיק ?טוק|ტიკტოკ',
  },
  instagram: {
    ended: 'insta(?:gramm?)?',
    words:
      list(`ig i\\.g\\.? inst ins(?=[^\\S\\n]?[:：]) insti instag gram instáč instáčku instagr[aá]č instačko instica insterino
          inst[aá]gram instagramie instagramu инстаграмм?(?:е|а|у)? инст(?:а|е|у|ы|і)? інстаграм(?:і|у)? інст(?:а|і|у)? ινστα(?:γκραμ)? instagrame finsta`),
    runs: 'インスタグラム|インスタ|ｲﾝｽﾀ|いんすた|인스타그램|인스타|인별(?:그램)?|[اإأ]?نست[اغق](?:رام|جرام|ا)?|[إا]نستغرام|انستقرام|انستجرام|اینستاگرام|اینستا|ไอจี|ไอ ?จี|อินสตาแกรม|อินสตา|[इइ]ंस्टाग्राम|इंस्टा|ইনস্টাগ্রাম|אינסטגרם|אינסט[הא]|照片墙|ინსტაგრამი?',
  },
};

/** Every account at once. */
const EVERYWHERE = bounded(
  `(?:all|alle|todas|tutti|toutes)(?: my| the| las| as| i| les)? (?:socials?|platforms?|plattformen|plataformas|redes|social|apps|plateformes)|everywhere(?: else)?|überall|en todas partes|em todo lugar|partout|ovunque|overal|socials`,
);

/** The names of a platform, as the text of an expression. */
export const LABEL: Record<Platform, string> = byPlatform((platform) => {
  const { ended, words, runs } = CALLED[platform];
  return `(?:${bounded(`(?:${ended})${ENDING}|${words}`)}|${runs}|${EVERYWHERE})`;
});

const OTHER_SITES = bounded(
  list(`yt youtube twitch fb facebook twitter snap snapchat threads pinterest discord kick telegram tg bsky bluesky
    vk linkedin lemon8 tumblr spotify soundcloud patreon вк ютуб телеграм тг`),
);
/** The name of any site: several share one account where they are in a row. */
export const ANY_SITE = `(?:${LABEL.tiktok}|${LABEL.instagram}|${OTHER_SITES}|유튜브|ユーチューブ|يوتيوب|سناب)`;

/** Between a mention and the platform's name behind it: "@lena on insta". */
export const ON = list(
  `on is ist es é est auf en sur no na su på op w в у i at do del de von from of für over via o em på sa di la på -da`,
);

/** What people write between a platform's name and their account. */
export const BETWEEN = bounded(
  list(`account acc acct accounts konto page pagina página profil profile profilo perfil compte conto conta cuenta kanal channel handle name user username
    is ist es am é è est jest är er on me moi mich mir ich io yo eu ja i i['’]?m im bin sou soy sono suis jestem ben ik my mein meine mi mon meu mio min mijn mój
    main hauptaccount haupt principal principale perso personal personnel personale privat private priv own real only official oficial officiel ufficiale offiziell
    here hier aquí aqui ici qui tu also auch too también também aussi anche as als como comme come under unter ihr you can find finde findet findest encuéntrame encuentras trouvez trovate follow folg folgt sígueme
    мой моя мій я это the it now new neu nuevo nouveau art food music musik travel clips aka called star creator id there hesabım hesap saya mình ko akun akaun profilom csatornám som profilim nick ник аккаунт канал страница страничка heiße named`),
);
/** The same in scripts that put no space between words. */
export const BETWEEN_RUN =
  /は|も|の|アカウント|アカ|垢|こちら|やってます|やってる|やっています|更新中|です|フォロー|してね|ください|계정|은|는|도|이|에서|하고|있어요|팔로우|号|帳號|账号|也有|حسابي|على|هو|คือ|ตาม|ได้ที่/uy;
