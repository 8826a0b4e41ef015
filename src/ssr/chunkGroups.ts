/**
 * Each page loads few files, because every file costs a request and many small ones compress badly. A group takes its
 * modules with all they import, except what a group before it has. First come those that need no schemas.
 */
export const chunkGroups = [
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'actions',
    test: /src\/(?:platform\/pageActions|app\/share|app\/errors\/useFailure)\.tsx?|lucide-react\/.*\/icons\/printer\.m?js$/,
  },
  {
    name: 'pictures',
    test: /src\/illustrations\/(?:Crane|HeroHarbour|Molecules|Ship|TankContainer|slides\/(?:harbour|tank))\.tsx/,
  },
  {
    name: 'list',
    test: /machines\/support\/(?:list|detail)\.ts|src\/ui\/(?:Badge|FailedAlert|Section|Pagination|PageLinks|ProgressBar|Lazy|Still|IconButton)\.tsx|src\/api\/(?:minimumDuration|nullWhereUnknown|constantNames)\.ts|src\/features\/content\/newsCategories\.ts|src\/layouts\/parts\/Hotlines\.tsx|lucide-react\/.*\/icons\/(?:ban|chevron-down|phone|siren|x|minus|chevron-left|chevron-right|arrow-right|arrow-left|map-pin)\.m?js$/,
  },
  {
    name: 'shell',
    test: /src\/layouts\/(?:Footer|parts\/(?:SiteMenu|ContactBar|MiniProgramCode))\.tsx|src\/app\/(?:late|accountMenu|waitsEffects|Notices|SiteThemeSettings|pages\/(?:RouteError|NotFound))\.tsx|src\/features\/auth\/Session\.tsx/,
  },
  {
    name: 'form',
    test: /contract\/(?:protocol\/(?:textInput|portCode|signInInput|calendarDay)|search\/(?:lane|load)|rules\/pricing\/containerTypes)\.ts|src\/ui\/(?:Field|TextInput|RadioGroup)\.tsx|rateBasisNames\.ts|contract\/services\/(?:allTraits|\w+\/traits)\.ts|lucide-react\/.*\/icons\/(?:check|search)\.m?js$/,
  },
  { name: 'search', test: /src\/features\/search\/(?:Search\.tsx|searchEffects\.ts)/ },
  { name: 'documents', test: /contract\/rules\/documents\/documents\.ts/ },
  {
    name: 'trade',
    test: /src\/trade\/HazardLabel\.tsx|src\/ui\/(?:Money|Block|Head|Select|Checkbox)\.tsx|contract\/rules\/(?:dates\/cutOffs|loading\/containers|acceptance\/exclusions)\.ts/,
  },
  {
    name: 'calls',
    test: /node_modules\/zod\/|contract\/protocol\/(?:endpoint|ids|paging|fields|unNumber)\.ts|contract\/search\/(?:referenceData|sailingQuotes)\.ts|contract\/content\/(?:content|serviceMail)\.ts|contract\/services\/(?:quote|publishedRates|suppliers)\.ts|contract\/goods\/goods\.ts|src\/app\/constants\.ts/,
  },
  {
    name: 'highlights',
    test: /src\/features\/content\/(?:routes\/homeHighlights|carouselSlides)\.tsx|src\/features\/search\/hotLanesEffects\.ts/,
  },
  { name: 'homeBelow', test: /src\/features\/content\/routes\/homeBelow\.tsx|src\/ui\/QrCode\.tsx/ },
  {
    name: 'dialog',
    test: /src\/ui\/(?:Modal|DialogStep|FormActions|PasswordInput)\.tsx|@headlessui\/react\/dist\/hooks\/use-(?:resolve-button-type|active-press)\.js/,
  },
  {
    name: 'login',
    test: /src\/features\/auth\/(?:loginEffects\.tsx|messages\.ts|StrengthMeter\.tsx)|src\/api\/secrets\.ts|contract\/auth\/(?:auth|user|password)\.ts|machines\/auth\/passwordChange\.ts|lucide-react\/.*\/icons\/undo-2\.m?js$/,
  },
  {
    name: 'services',
    test: /src\/features\/services\/serviceRoute\.tsx|src\/features\/services\/sections\/PricesElsewhere\.tsx/,
  },
  { name: 'serviceBody', test: /src\/features\/services\/sections\/ServiceBody\.tsx/ },
  { name: 'airGoods', test: /contract\/services\/air\/goods\.ts/ },
  { name: 'lclGoods', test: /contract\/services\/lcl\/goods\.ts/ },
  { name: 'otherGoods', test: /contract\/services\/\w+\/goods\.ts/ },
  // one each, except the first two of the home page: the slides of other pages show them
  { name: (file: string) => /(\w+)\.tsx$/.exec(file)?.[1] ?? null, test: /src\/illustrations\/slides\// },
  { name: 'orderRoute', test: /src\/features\/booking\/orderRoute\.tsx/ },
  { name: 'tankFill', test: /contract\/rules\/tanks\/tankFill\.ts/ },
  {
    name: 'load',
    test: /src\/features\/booking\/orderParts\.tsx|contract\/(?:rules\/(?:pricing\/measures|loading\/(?:loadFinding|units|liquids))|services\/definitions\/(?:serviceDefinition|commonFields|dryContainers))\.ts/,
  },
  { name: 'tanks', test: /contract\/services\/(?:tank|flexitank)\/definition\.ts/ },
  { name: 'warehousing', test: /contract\/services\/warehousing\/definition\.ts/ },
  {
    name: 'enquiry',
    test: /src\/features\/services\/(?:enquiryEffects\.ts|(?:Enquiry|serviceEnquiry|enquiryPart)\.tsx)/,
  },
  {
    name: 'definitions',
    test: /contract\/services\/(?:\w+\/definition|definitions\/serviceFields)\.ts/,
  },
  {
    name: 'order',
    test: /src\/features\/booking\/(?:draftsEffects|draftFrom|agreement)\.ts|contract\/booking\/(?:blankOrder|orderFacts)\.ts|src\/ui\/Facts\.tsx/,
  },
];
