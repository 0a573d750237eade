const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Brands that creators name themselves after: none of them is a person's name. */
export const BRANDS = words(`
  nike adidas puma reebok asics lululemon gymshark mango shein prada gucci versace balenciaga
  sephora maybelline dior fenty glossier nivea revlon loreal l'oréal ikea lego netflix spotify
  disney pixar nintendo playstation xbox google samsung sony canon nikon gopro tesla toyota honda
  nissan porsche lamborghini starbucks nespresso nutella oreo pepsi amazon walmart costco airbnb
  uber etsy shopify canva adobe
`);

/**
 * Words of brand-like names such as "Velvet Rose" and "Sunny Side" that are no first names. Words that
 * are surnames as well (hill, stone, woods) are left out: after "Summer" or "Mark" they are read as one.
 */
export const PLAIN_WORDS = words(`
  velvet wild sunshine sunset sunrise rainbow cloud clouds thunder lightning breeze waves coast
  coastal island tropical desert valley canyon earth earthy moonlight starlight stardust cosmic
  galaxy lunar solar magic magical mystic dreams dreamy fantasy fairy fairytale fox butterfly
  feather feathers flower flowers floral blossoms petals leaf leaves seeds moss palm palms peach
  lemon berries strawberry blueberry coconut mango orange sugar spice spicy salt salty butter
  buttercup cinnamon vanilla caramel chocolate cocoa cookie cookies cupcake sweet sweets sweetie
  treat treats crumb brunch breakfast lunch dinner snacks plate plates table spoon whisk bite bites
  crispy crunchy tasty yummy delicious fresh raw cozy cosy warm cool cold frosty hot fire flame
  spark sparkle sparkles sparkly glitter glam glamour glamorous glossy matte blush rouge lipstick
  brow brows faces body mind soul spirit heart hearts smile smiles freckles curly silk silky satin
  lace linen cotton denim leather knitted thread threads stitch button ribbon ribbons pocket
  pockets shoe shoes sneaker sneakers closet wardrobe chic boho bohemian hippie rebels savage
  fierce bold brave fearless freedom lost found quiet gentle bright dark darling dear lovely pretty
  gorgeous cute sacred holy luxe luxury fancy classy elegant modern classic retro urban rustic
  nomad nomads rover passport compass voyage escape weekend holiday vacation summertime road roads
  route trails paths bike runs strong power energy balance mindful calm blissful blessed grateful
  flow side sides up down over under away out corner nook attic loft cottage cabin farm barn ranch
  nest hideaway palace kingdom mighty giant super ultra mega extra first avenue harbor paper pen
  pages chapter chapters library novel poetry words wonder wonderland curious smart nerd geek pixel
  coder cyber electric neon vinyl rhythm song silver copper bronze diamonds crimson purple pastel
  colorful hour moments memories forever eternal infinite infinity thing things box bag bottle
  budget deal thrift thrifty hustle boss nursery teacher birds paws chicken goat duck turtle panda
  crochet yarn wool quilt pottery ceramic candle candles soap perfume blooms blooming plant grow
  gardener greens charm charms snap tooth clear diver lining barefoot wanderer wandering mint
  hidden bumble clever nerdy geeky shiny creek walk ride high rising
`);

/** Words that are first names as well: alone, or before a surname, they are read as one. */
export const GIVEN_WORDS = words(`
  sunny rose summer hope will mark joy faith grace honey autumn sage willow sky skye april may june
  dawn dusty rusty sandy misty ginger pepper cherry coral crystal amber pearl jade river merry
  charity harmony melody destiny serenity heaven angel bliss art chase hunter grant clover blossom
  star stormy winter lucky fern violet olive scarlet raven phoenix indigo ivory ebony rosy diamond
  noble royal rebel bear wolf tiger candy lyric echo haven peace bunny apple cedar ocean dream free
  forest meadow bee sapphire emerald lavender lion zen sparrow
`);
