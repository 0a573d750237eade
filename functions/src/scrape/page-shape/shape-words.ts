const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Words that name tags, attributes and fields everywhere, in lower case. They may stand in a
 * shape although a text of the page holds them as well.
 */
export const ORDINARY_WORDS = words(`
  a abbr address area article aside audio b base blockquote body br button canvas caption circle cite
  code col colgroup data dd defs del details dialog div dl dt em fieldset figcaption figure footer form
  g h h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li line link
  main map mark menu meta meter nav noscript object ol optgroup option output p param path picture
  polygon pre progress q rect s samp script search section select slot small source span strong style
  sub summary sup svg symbol table tbody td template text textarea tfoot th thead time title tr track u
  ul use var video wbr
  accept action allow alt aria as async autocomplete autoplay charset checked class cols color content
  controls crossorigin d decoding defer dir disabled download draggable e2e enctype fetchpriority fill
  for frameborder height hidden high href hreflang http icon id integrity is itemid itemprop itemscope
  itemtype key lang list loading loop low max media method min mode muted name nonce novalidate on open
  page pattern placeholder placement poster prefix preload property readonly referrerpolicy rel
  required role rows scope selected shadowrootmode shape size sizes spellcheck src srcset stroke tabindex
  target test testid tid translate type value viewbox width x xlink xml xmlns y z
  about account accounts active ad ads age all api app apps archived author avatar avatars background
  badge badges banner bio biography block blocks blur bool border business buttons by cache can card
  cards category channel children city client code collection column comment comments common component
  config contact contacts context cookie count counts country cover create created creation creator css
  currency current custom date default deleted desc description detail details device display document
  domain edge edges elements email emails embed empty enabled entities entries entry env error errors
  event expires extra fallback feature features feed field fields file files first flag flags follow
  followed follower followers following font fonts format full gallery gender gate get global graphql
  group groups handle has hash heart hero home host html https hydration image images index info init
  initial instagram internal ip item items json kind label language large last layout leap left legacy
  level like likes limit links list load locale location locked logo long mail member message messages
  meta mini mobile model modules music named names navigation new next nickname node nodes none note now
  number of off offset old only options order origin original other owner pages paid params password
  phone photo photos pixel platform platforms play plugin position post posts preview price primary
  private product products profile profiles props protected provider pub public publish published push
  query queries raw react ready recommended record records redirect ref region rehydration relation
  render request response result results right root route router routes row sans score script seo
  server service session set settings share shared shop short show sidebar sign signature site slug
  social socials sort sprite stage start state states static stats status store stories story string
  style styles suggested system tab tabs tag tags tenant term text texts theme themes thumb thumbnail
  tier tiktok timestamp title token top total tracking translation translations tree unique universal
  unit updated upload uri url urls user userinfo username users uuid valid values variant verified
  version view viewer views visibility visible visit web webapp website widget window with work`);
