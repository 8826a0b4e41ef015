import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';

/** The names and numbers of an entry of the dangerous-goods list. */
export interface ListedNames {
  unNumber: string;
  properShippingName: string;
  nameZh: string;
  commonNameZh: string;
  cas: string | null;
}

/** Why the text of goods looks like an entry of the list, and the words of it. */
export interface SuspiciousText {
  why: 'unNumber' | 'cas' | 'name' | 'hazardWord';
  words: string;
}

/** Marks that take back what they stand before: `非易燃`, `non-flammable`. */
const negatingZh = '非不无阻防';

/** Words of hazards; they lead to the desk only, so that a word too many costs a look and not an order. */
const hazardWordsZh =
  '未另作规定|易燃|易爆|爆炸|腐蚀|有毒|剧毒|毒性|毒害|自燃|助燃|遇湿|氧化剂|氧化性|过氧化|放射|感染性|压缩气|液化气|锂电|锂离子|锂金属|蓄电池|充电宝|干冰|烟花|爆竹|鞭炮|火柴|火药|打火机|气雾|油漆|清漆|硝基漆|硝化棉|硝化纤维|稀释剂|香蕉水|天那水|农药|杀虫剂|除草剂' +
  '|酒精|白酒|香水|指甲油|发胶|消毒液|漂白[粉水]|烧碱|片碱|石炭酸|石碳酸|樟脑|固化剂|煤油|石脑油|石油醚|汽油|柴油|沥青|天然气|乙炔|氢气|氧气|氩气|氦气|液氮|液氧|液氩|制冷剂|冷媒|灭火器|安全气囊|磁铁|干电池|电池组';
const hazardWordsEn =
  'N O S|FLAMMABLE|INFLAMMABLE|ENVIRONMENTALLY HAZARDOUS|EXPLOSIVE|CORROSIVE|TOXIC|POISON|POISONOUS|OXIDIZING|OXIDIZER|PEROXIDE|RADIOACTIVE|PYROPHORIC|SPONTANEOUSLY COMBUSTIBLE|LITHIUM BATTERY|LITHIUM ION|LITHIUM METAL|DRY ICE|AEROSOL|PESTICIDE|THINNER' +
  '|LACQUER|VARNISH|NITROCELLULOSE|FIREWORK|LIGHTER|POWER BANK|PERFUME|SANITIZER|RUBBING ALCOHOL|ETHYL ALCOHOL|BLEACH|CAUSTIC|FORMALIN|CAMPHOR|HARDENER|KEROSENE|NAPHTHA|BITUMEN|ASPHALT|LPG|LNG|ACETYLENE|REFRIGERANT|LIQUID NITROGEN|LIQUID OXYGEN|FIRE EXTINGUISHER|AIRBAG|AIR BAG|MAGNET|METHYLENE CHLORIDE|DCM|H2O2|H2SO4|HNO3|NAOH|KOH';

/** Grades and states that may stand before or after the name of a substance. */
const gradesZh =
  /工业级|工业|食品级|食用级|医药级|电子级|试剂级|分析纯|化学纯|优级纯|高纯|精制|无水|液体|液态|固体|固态|熔融|浓|稀|样品|桶装|散装/g;

/** In capitals, half width; 脲 and 尿 are two spellings of one word. */
const folded = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll('脲', '尿');

/** A Chinese name without its concentration, notes, grades and punctuation. */
const bareZh = (name: string): string =>
  folded(name)
    .replaceAll(/[(（][^)）]*[)）]/g, '')
    .replaceAll(/[≥≤><~～]?\s*\d+(?:\.\d+)?\s*%/g, '')
    .replaceAll(gradesZh, '')
    .replaceAll(/[\s·.\-—]/g, '');

/** An English name in words: in the singular, one spelling of `sulph…` and `aluminium`, no punctuation. */
const bareEn = (name: string): string =>
  ` ${folded(name)
    .replaceAll('SULPH', 'SULF')
    .replaceAll('ALUMINIUM', 'ALUMINUM')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .replaceAll(/IES(?= |$)/g, 'Y')
    .replaceAll(/(?<=[A-Z]{3}[^S])S(?= |$)/g, '')
    .trim()} `;

/** The separate names in a Chinese text; a comma between digits is part of a name. */
const partsZh = (text: string): string[] =>
  text
    .split(/[、;；/+＋或]|[,，](?!\d)/)
    .map((part) => bareZh(part).replace(/类$/, ''))
    .filter((part) => part !== '');

/** Forms of a substance that may stand after its English name. */
const formsEn =
  / (?:GRANULE|POWDER|FLAKE|LUMP|PRILL|PELLET|SOLID|LIQUID|INDUSTRIAL|GRADE|TECHNICAL|PURE|REFINED|\d+)(?= )/g;

/** Elements, whose names begin the names of harmless salts as well: they count only as the whole name. */
const elements: ReadonlySet<string> = new Set(['SODIUM', 'CHLORINE', 'SULFUR']);

const isGeneric = (properShippingName: string): boolean => /N\.O\.S/i.test(properShippingName);

/** `AMMONIA, ANHYDROUS` as `AMMONIA` and `ANHYDROUS AMMONIA`; one name for each alternative of the entry. */
const namesEnOf = ({ properShippingName }: ListedNames): string[] =>
  shippingNamesOf(properShippingName)
    // the list writes what is no part of the name in small letters
    .map((name) => name.replace(/\s[a-z][^A-Z]*$/, ''))
    .flatMap((name) => {
      const [head = '', ...qualifiers] = name.split(',').map((part) => part.trim());
      return qualifiers.length === 0 ? [head] : [head, `${qualifiers.join(' ')} ${head}`];
    })
    .map((name) => bareEn(name))
    .filter((name) => name.trim().length > 2 && !elements.has(name.trim()));

const isElement = (whole: string, english: string): boolean =>
  elements.has(whole.trim()) && english.replaceAll(formsEn, '') === whole;

/** Latin names among the common ones: `TDI`, `R32`. */
const latinNamesOf = ({ properShippingName, commonNameZh }: ListedNames): string[] =>
  isGeneric(properShippingName) ? [] : partsZh(commonNameZh).filter((name) => /^[A-Z][A-Z\d]{2,}$/.test(name));

const namesZhOf = ({ properShippingName, nameZh, commonNameZh }: ListedNames): string[] =>
  (isGeneric(properShippingName)
    ? partsZh(commonNameZh)
    : [nameZh.split(/或/), commonNameZh].flat().flatMap(partsZh)
  ).filter((name) => !new RegExp(`^(?:${hazardWordsZh})$`).test(name) || name.length > 2);

const solutionZh = /(?:水溶液|溶液|混合物|单体|粉末?|颗粒|珠粒|母液|废液|废料|油|清洗[液剂]|溶剂|试剂)$/;

/** Whether a Chinese goods name is a listed name: the same, or the name of its solution or powder. */
const isNamedZh = (name: string, listed: string): boolean =>
  name === listed || name.replace(solutionZh, '') === listed.replace(solutionZh, '');

const hasCasCheck = (cas: string): boolean => {
  const digits = Array.from(cas.replaceAll('-', ''), Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
};

const hazardWordIn = (text: string): string | undefined => {
  const zh = new RegExp(`(?<![${negatingZh}])(?:${hazardWordsZh})`).exec(folded(text))?.[0];
  if (zh !== undefined) return zh;
  return new RegExp(`(?<!NON |NOT )(?<= )(?:${hazardWordsEn})(?= )`).exec(bareEn(text))?.[0];
};

/** An entry with the names that texts are compared with. */
interface Searchable {
  entry: ListedNames;
  /** The whole English name. */
  whole: string;
  /** English names, and Latin ones of trade. */
  words: string[];
  namesZh: string[];
}

const searched = new WeakMap<readonly ListedNames[], Searchable[]>();

const searchable = (list: readonly ListedNames[]): Searchable[] => {
  const found =
    searched.get(list) ??
    list.map((entry) => ({
      entry,
      whole: bareEn(entry.properShippingName),
      words: [
        ...(isGeneric(entry.properShippingName) ? [] : namesEnOf(entry)),
        ...latinNamesOf(entry).map((name) => ` ${name} `),
      ],
      namesZh: namesZhOf(entry),
    }));
  searched.set(list, found);
  return found;
};

/**
 * Looks through the names and notes of goods that are not declared dangerous: a UN number, the CAS number or a name of an
 * entry of the list, or a word for a hazard. A suspicion leads to the desk; it neither classifies nor rejects the goods.
 * An entry covers goods by name only within its concentrations (IMDG 3.1.2), which the desk looks up.
 */
export const suspicionIn = (
  { nameZh, nameEn, notes }: { nameZh: string; nameEn: string; notes: readonly string[] },
  list: readonly ListedNames[],
): SuspiciousText | undefined => {
  const texts = [nameZh, nameEn, ...notes];
  const plain = texts.map(folded).join('\n');
  const number = /(?:(?<![A-Z])U\.?N\.?|联合国(?:危险货物)?(?:编号|号))\s*(?:NO\.?)?[\s:#\-.]*(\d{4})(?!\d)/.exec(
    plain,
  )?.[1];
  if (number !== undefined) return { why: 'unNumber', words: `UN ${number}` };
  const cas = [...plain.matchAll(/(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/g)]
    .map(([found]) => found)
    .find((found) => hasCasCheck(found) && list.some((entry) => entry.cas === found));
  if (cas !== undefined) return { why: 'cas', words: cas };
  // chemicals of a grade for batteries are none
  const english = [nameEn, nameZh].map((name) => bareEn(name).replaceAll(' BATTERY GRADE ', ' '));
  const chinese = partsZh(nameZh).map((name) => name.replace(/^含有?/, ''));
  const noted = notes.map(folded).join('\n');
  for (const { entry, whole, words, namesZh } of searchable(list)) {
    const isNamed =
      english.some(
        (name) => words.some((listed) => name.includes(listed)) || name === whole || isElement(whole, name),
      ) ||
      namesZh.some((listed) => chinese.some((name) => isNamedZh(name, listed))) ||
      // a note is a sentence, whose words are not separate
      namesZh.some((listed) => listed.length > 1 && noted.includes(listed));
    if (isNamed) return { why: 'name', words: `UN ${entry.unNumber} ${entry.properShippingName}` };
  }
  const word = texts.map(hazardWordIn).find((found) => found !== undefined);
  return word === undefined ? undefined : { why: 'hazardWord', words: word };
};
