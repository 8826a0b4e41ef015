import type { FoldedText } from './foldedText.ts';
import type { GoodsTerm, ListedEntry } from './goodsTerms.ts';
import type { Match } from './termIndex.ts';
import { matchAt, prefixLength } from './termIndex.ts';

// in the folded spelling ammonium and ammonia are written 胺, acetic acid 乙酸
const iso = '[正异仲叔新环]?';
const alkyl = `${iso}(?:[甲乙丙丁戊己庚辛壬癸]|十[一二三四六八]?)(?:烷?基)?`;
const shortAlkyl = `${iso}[甲乙丙丁戊]基?`;
const substituent = `(?:[邻间对]|\\d*[一二三四五六双]?(?:[氯溴氟碘][代化]?|硝基?|羟基|[甲乙]氧基|${iso}[甲乙丙丁戊己庚辛]基?))`;
const metal =
  '(?:铀酰|[锂钠钾铷铯镁钙锶钡铝镓铟铊锡铅铋锑钛锆铪钒铬锰铁钴镍铜锌镉汞银钯铂铑钌铱钇钪镧铈镨钕钐铕钆铽镝钬铒铥镱镥钍铀胺胍肼]|氧[锆铋钒]|亚[铁铜汞锡铊铈锰]|高[铁铈铜汞]|铈胺|双氧铀|混合稀土|稀土)';

const alkylEn =
  '(?:ISO|SEC|TERT|NEO|CYCLO|N)?(?:VINYL|METHYL|ETHYL|PROPYL|BUTYL|AMYL|PENTYL|HEXYL|HEPTYL|OCTYL|NONYL|DECYL|DODECYL|LAURYL|ALLYL|BENZYL|PHENYL)';
const shortEn = '(?:ISO|SEC|TERT|NEO|CYCLO|N)?(?:METHYL|ETHYL|PROPYL|BUTYL|AMYL|PENTYL)';
const substituentEn =
  '(?:(?:MONO|DI|TRI|TETRA|PENTA|HEXA)?(?:CHLORO|BROMO|FLUORO|IODO|NITRO|METHYL|ETHYL|PROPYL|BUTYL|METHOXY|ETHOXY)|TRIFLUOROMETHYL)';
const metalEn =
  '(?:LITHIUM|SODIUM|POTASSIUM|RUBIDIUM|CESIUM|MAGNESIUM|CALCIUM|STRONTIUM|BARIUM|ALUMINUM|GALLIUM|INDIUM|THALLIUM|TIN|STANNOUS|LEAD|BISMUTH|TITANIUM|ZIRCONIUM|ZIRCONYL|HAFNIUM|CHROMIUM|CHROMIC|MANGANESE|MANGANOUS|IRON|FERRIC|FERROUS|COBALT|NICKEL|COPPER|CUPRIC|ZINC|CADMIUM|MERCURY|MERCURIC|MERCUROUS|SILVER|PALLADIUM|YTTRIUM|SCANDIUM|LANTHANUM|CERIUM|CERIC|CEROUS|PRASEODYMIUM|NEODYMIUM|SAMARIUM|EUROPIUM|GADOLINIUM|TERBIUM|DYSPROSIUM|HOLMIUM|ERBIUM|YTTERBIUM|LUTETIUM|THORIUM|URANYL|AMMONIUM|GUANIDINE)';

/**
 * Families of names that nomenclature forms alike: the entry of their group, empty for ordinary goods; characters that
 * each name has; and the pattern.
 */
const families: readonly [unNumber: string, hints: string, pattern: string][] = [
  // benzoic acids, which contain the names of benzenes and formic acid
  ['', '苯甲', `${substituent}{0,4}(?:[一二]?胺基)?苯甲酸(?:[钠钾钙镁锌]|(?![汞铅镉铊苄]))`],
  // salts of oxidizing and toxic acids
  ['1477', '硝酸', `(?<!亚)硝酸${metal}`],
  ['2627', '亚硝', `亚硝酸${metal}`],
  ['1461', '氯酸', `(?<![高次亚过])氯酸${metal}`],
  ['1462', '亚氯', `亚氯酸${metal}`],
  ['3212', '次氯', `次氯酸${metal}`],
  ['1481', '[高过]氯', `[高过]氯酸${metal}`],
  ['1450', '溴酸', `溴酸${metal}`],
  ['1479', '碘酸', `高?碘酸${metal}`],
  ['3215', '过[硫二一单]', `过[二一单]?硫酸氢?${metal}`],
  ['1482', '锰酸', `高锰酸${metal}`],
  ['1479', '铬酸', `重铬酸${metal}`],
  ['1588', '氰化', `(?<![铁亚钴合])氰化(?:金|银|亚金)?${metal}`],
  ['2856', '氟硅', `氟硅酸${metal}`],
  ['1557', '砷酸', `(?:亚|偏)?砷酸${metal}`],
  ['1557', '[化一二三四五]砷', `[一二三五]?(?:硫化|氧化|氯化|溴化|碘化|氟化)[一二三四五]?砷`],
  ['2630', '硒酸', `亚?硒酸${metal}`],
  ['1707', '[化酸亚]铊', `(?:氯化|溴化|碘化|硫酸|碳酸|乙酸|氧化|甲酸)亚?铊`],
  ['2025', '[化酸亚]汞', `(?:氯化|溴化|碘化|硝酸|硫酸|乙酸|氧化|氰化|硫氰酸|砷酸|水杨酸)亚?汞`],
  ['2570', '[化酸]镉', `(?:氯化|溴化|碘化|氟化|硝酸|硫酸|乙酸|碳酸|氧化|氢氧化)镉`],
  ['1566', '[化酸]铍', `(?:氯化|硝酸|硫酸|氧化|氟化|氢氧化)铍`],
  ['1564', '[化酸]钡', `(?:氯化|溴化|碘化|氟化|乙酸|碳酸|硫化|氢氧化|铬酸)钡`],
  [
    '3077',
    '[化酸亚][铜钴镍]',
    `(?:氯化|溴化|碘化|硫酸|硝酸|乙酸|碳酸|氢氧化|磷酸|柠檬酸|环烷酸|胺基磺酸|草酸|氧化)亚?[铜钴镍]`,
  ],
  ['3077', '[化酸]银', `(?:氯化|硫酸|碳酸|乙酸|氧化)银`],
  ['1397', '磷化', `磷化[铝镁钙锌钠钾锶锡]`],
  ['1687', '叠氮', `叠氮化?${metal}`],
  // what reacts with water or air
  ['3394', '[基甲乙丙丁戊己辛苯苄烷][锂铝锌硼镓铟镉汞]', `[二三]?(?:${alkyl}|苯基?|苄基?)[锂铝锌硼镓铟镉汞](?![酸合])`],
  [
    '3399',
    '[化基甲乙丙丁苯苄烯]镁',
    `(?:${alkyl}|苯基?|苄基?|乙烯基?|烯丙基?)[氯溴碘]化镁|[氯溴碘]化(?:${alkyl}|苯基?|苄基?|乙烯基?|烯丙基?)镁`,
  ],
  ['3206', '醇[钠钾锂]', `${iso}[甲乙丙丁戊]醇[钠钾锂]`],
  ['1409', '氢化', `[硼铝]?氢化[锂钠钾钙镁铝钛锆锶][锂钠钾]?`],
  ['2987', '硅烷', `(?:${alkyl}|苯基?|乙烯基?|烯丙基?|[一二三四五六]){0,6}[氯溴][乙丙]?硅烷`],
  // functional groups
  ['3265', '[酰砜][氯溴氟]', `[\\u3400-\\u9fff]{1,8}[酰砜][氯溴氟]`],
  ['3265', '酸酐', `${iso}[乙丙丁戊己]酸酐`],
  [
    '2206',
    '氰酸',
    `(?:${alkyl}|苯基?|苄基?|烯丙基?|萘基?|氯苯基?|甲苯磺酰基?|环己基?)二?异氰酸酯|异氰酸(?:${alkyl}|苯|苄|烯丙)酯`,
  ],
  ['3071', '硫[醇酚]', `(?:${alkyl}|苄基?|苯基?|糠基?|烯丙基?)硫[醇酚](?![甲丁辛锑盐])`],
  [
    '3272',
    '[甲乙丙丁戊基]酯',
    `(?:[二三]氟)?(?:甲|乙|丙|异?丁|异?戊|特戊|甲基?丙烯|丙烯|巴豆|碳|硼|硅|原[甲乙丙])酸[二三四]?(?:${shortAlkyl}|烯丙基?){1,2}酯`,
  ],
  ['3272', '酸酯', `(?:[甲乙丙丁]氧基)?${shortAlkyl}(?:甲|乙|丙|异?丁)酸酯`],
  ['2810', '[氯溴碘代][甲乙丙]', `[一二三]?[氯溴碘]代?[甲乙丙]酸${shortAlkyl}酯`],
  [
    '2735',
    '[甲乙丙丁戊己庚辛壬癸一二三四五六八烷基]胺',
    `(?:[二三]?(?:${alkyl})){1,3}胺(?![基酸磺苯])|[二三四五](?:乙烯|丙烯|亚[乙丙]基)[二三四五六]胺`,
  ],
  [
    '3276',
    '[丙丁戊己甲乙苯苄]腈',
    `(?:${substituent}{0,3}(?:苄|苯[甲乙])|(?:\\d*[一二三]?[氯溴碘]代?|羟基)?${iso}[乙丙丁戊己])腈`,
  ],
  ['1993', '[氯溴碘代正异仲叔新环][甲乙丙丁戊己]', `\\d*[一二三四]?[氯溴碘](?:代?${iso})[甲乙丙丁戊己][烷烯]`],
  ['2810', '苯胺', `${substituent}{1,6}苯胺`],
  ['2810', '硝基', `${substituent}{0,4}[一二三四]?硝基${substituent}{0,4}(?:甲[苯酚]|苯[酚胺]|苯|萘|[氯溴]苄)`],
  ['2810', '苯肼', `${substituent}{1,4}苯肼`],
  ['2735', '苄胺 苯乙', `${substituent}{0,4}(?:苄|苯乙)胺`],
  ['2735', '氧基', `[甲乙丙]氧基[乙丙]胺`],
  ['2735', '哌[啶嗪] 吗啉', `(?:\\d*[一二三]?(?:${alkyl}))+(?:哌啶|哌嗪|吗啉)(?![基酮酸])`],
  ['2077', '萘胺', `[甲乙]?萘胺(?!酸)`],
  ['3265', '苄基 苄氯 苄溴', `${substituent}{0,3}苄基?[氯溴]`],
  ['2810', '吡啶', `(?:\\d*[一二三]?(?:[氯溴氟]代?|胺基|氰基)){1,4}吡啶(?!酮)`],
  ['1993', '吡啶 吡嗪 噻吩', `(?:\\d*[一二三]?(?:${alkyl}))+(?:吡啶|吡嗪|噻吩)(?![酮基])`],
  ['1993', '呋喃 吡喃', `(?:[二四]氢|\\d*[一二]?甲基?)+(?:呋喃|吡喃)(?![酮糖基酚丹唑])`],
  [
    '1993',
    '环[丙丁戊己庚辛]',
    `(?:\\d*[一二三]?(?:甲|乙)基?)?环[丙丁戊己庚辛](?:[一二三四]?[烷烯]|酮|基?[氯溴碘]|基?乙炔|基?甲酸[甲乙]酯)`,
  ],
  ['1993', '[丁戊己庚辛一二三][烯炔]', `${iso}[丁戊己庚辛]\\d*[一二三]?[烯炔]`],
  [
    '1993',
    '[甲乙丙丁戊基]醚',
    `(?<![醇素粉酚酸胶聚])(?:二${iso}[甲乙丙丁]|(?:${iso}[甲乙丙丁]|烯丙|乙烯)基?${iso}[甲乙丙丁戊])基?醚`,
  ],
  ['1993', '苯[甲乙]', `苯[甲乙]醚`],
  ['1993', '氧基', `\\d*[甲乙]氧基(?:丙烯|乙烯|丙炔)`],
  ['3261', '酰亚', `[溴氯碘]代?(?:丁二|琥珀)酰亚胺`],
  ['3260', '化[钨钼钽铌铪锆铟铑钌铂钯铱镓铼锗]', `[三四五六]?[氯溴]化[钨钼钽铌铪锆铟铑钌铂钯铱镓铼锗](?!酸)`],
  // products by their purpose
  ['3264', '[剥退脱除][镍锡铬金银铜锌镀挂]', `[剥退脱除](?:镍|锡|铬|金|银|铜|锌|镀层?|挂)[剂液水粉]`],
  ['3264', '[剂液]酸 [剂液]强', `(?:清[洗洁]|除垢|洗涤)[剂液]强?酸性?(?![碱值度平])`],
  ['3266', '[剂液]碱 [剂液]强', `(?:清[洗洁]|除油|洗涤)[剂液]强?碱性?(?![值度平])`],
  ['1956', '混合 检漏 校准', `(?:[\\u3400-\\u9fff]{1,6}混合|检漏|校准)气体?(?![阀浓管机罐])`],
  [
    '3480',
    '[机模车器摩具式充能力物包形柱行体]电',
    `(?:手机|笔记本|平板|相机|无人机|航模|平衡车|滑板车|独轮车|电动车|扫地机|吸尘器|对讲机|电钻|电动工具|游戏机|轮椅|电摩|自行车|助力车|三轮车|充电|动力|储能|聚合物|软包|方形|圆柱|飞行|单体)(?:智能|备用|专用|内置|原装)*电池(?![片板膜壳盒箱架夹仓座充测回])`,
  ],
  ['3481', '蓝牙', `蓝牙(?:键盘|鼠标|耳[机麦]|音[箱响]|手[环表柄]|眼镜|麦克风|话筒|自拍杆|头盔)`],
  ['3481', '定位', `(?:宠物|智能|车载|个人|儿童)定位(?:器|项圈|追踪器)`],
  [
    '3480',
    'LFPC LFPB NMCC NMCB NCMC NCMB LTOC LTOB LIFE PRIS POUC',
    `(?:LFP|NMC|NCM|LTO|LIFEPO4|PRISMATIC|POUCH)(?:BATTERY)?CELL`,
  ],
  ['1993', '氟[代甲苯]', `[邻间对]?\\d*[一二三四五六]?氟代?甲?苯`],
  ['2810', '[氯溴代][苯甲苄]', `[邻间对]?\\d*[二三]?[氯溴]代?(?:苯酚|甲[酚苯]|[苯苄])`],
  ['3481', '充电', `[机灯秤器仪笔扇刀剪枪锁表镜毯枕垫鞋衣裤]充电(?![器线桩宝头枪站座盒柜机板口仓模底架插])`],
  ['3481', '太阳', `太阳能[\\u3400-\\u9fff]{0,4}灯`],
  ['1993', '清洗', `(?:聚胺酯|油墨|喷头|墨头|网版|胶水|油漆|树酯|喷枪|松香|助焊剂?|碳氢|溶剂)清洗[剂液]`],
  ['1133', '[胶水剂]溶 [胶水剂]油', `胶(?:水|粘剂)?(?:溶剂|油)[型性]`],
  ['1993', '[墨水蜡料剂酯浆]溶', `[墨水蜡料剂酯浆]溶剂[型性]`],
  ['1210', '油性', `油性[\\u3400-\\u9fff]{0,6}墨`],
  ['3264', '蚀刻 刻蚀', `(?:蚀刻|刻蚀)[液剂]`],
  [
    '1263',
    'PAIN',
    `(?:CHASSI|CHASSIS|AUTO|CAR|METAL|FLOOR|MARINE|ALKYD|EPOXY|PU|POLYURETHANE|ROAD|INDUSTRIAL)(?:BLACK|WHITE|GREY|RED|BLUE)?PAINT`,
  ],
  // products in German
  ['1263', 'VERD', `[A-Z]{0,20}VERDUNN(?:ER|UNG)`],
  ['1263', 'LACK', `[A-Z]{3,20}(?<!B)LACK`],
  ['1133', 'KLEB', `(?<!FLIESEN)(?:KONTAKT|LOSEMITTEL|SCHUH|GUMMI|PVC|PU)KLEB(?:ER|STOFF)`],
  ['1950', 'SPRA', `[A-Z]{3,20}SPRAY`],
  ['3480', 'AKKU', `[A-Z]{0,20}AKKU(?:PACK)?`],
  [
    '2794',
    'BATT',
    `(?:LEAD|FLOODED|AGM|GEL|VRLA|SLA)(?:ACID)?BATTERY|(?:BLEI|AUTO|STARTER|GABELSTAPLER|TRAKTIONS)[A-Z]{0,8}BATTERIE`,
  ],
  ['3480', 'LITH', `(?:BATTERY|GENERATOR|STATION)LITHIUM(?:ION)?(?![A-Z])`],
  ['1044', 'LOSC', `[A-Z]{0,12}LOSCHER`],
  ['1361', 'KOHL', `(?:HOLZ|GRILL|SHISHA|KOKOS)KOHLE(?:BRIKETT)?`],
  ['3481', 'SOLA', `SOLAR(?:LED)?[A-Z]{0,12}(?:LAMP|LIGHT|LANTERN)`],
  // the same in English
  ['1477', 'NITR', `${metalEn}NITRATE`],
  ['2627', 'NITR', `${metalEn}NITRITE`],
  ['1461', 'CHLO', `${metalEn}CHLORATE`],
  ['1481', 'PERC PERI BROM IODA', `${metalEn}(?:META)?PER(?:CHLOR|IOD)ATE|${metalEn}(?:BROM|IOD)ATE`],
  ['3215', 'SULF', `${metalEn}PER(?:OXYDI|OXY)?SULFATE`],
  ['1482', 'MANG', `${metalEn}PERMANGANATE`],
  ['1588', 'CYAN', `${metalEn}CYANIDE`],
  ['2856', 'FLUO', `${metalEn}(?:SILICOFLUORIDE|(?:HEXA)?FLUO(?:RO)?SILICATE)`],
  ['1778', 'FLUO', `(?:HEXA)?FLUO(?:RO)?SILICICACID`],
  ['1687', 'AZID', `${metalEn}AZIDE`],
  ['3265', 'CHLO BROM FLUO', `[A-Z]{2,20}(?:OYL|SULFONYL|ACETYL)(?:CHLORIDE|BROMIDE|FLUORIDE)`],
  ['2987', 'CHLO BROM', `[A-Z]{2,20}(?:CHLORO|BROMO)(?:DI)?SILANE`],
  ['3399', 'MAGN', `${alkylEn}MAGNESIUM(?:CHLORIDE|BROMIDE|IODIDE)`],
  [
    '3394',
    'LITH ALUM ZINC BORA GALL INDI',
    `(?:DI|TRI)${alkylEn}(?:ALUMINUM(?:HYDRIDE|CHLORIDE)?|ZINC|BORANE|GALLIUM|INDIUM)|${alkylEn}LITHIUM`,
  ],
  ['3265', 'ICAC', `(?:PROPION|BUTYR|VALER|CAPRO|PENTANO|HEXANO)ICACID`],
  ['2735', 'DIAM', `DIAMINO[A-Z]{3,20}ANE`],
  [
    '3481',
    'BLUE',
    `BLUETOOTH(?:KEYBOARD|MOUSE|HEADSET|HEADPHONE|EARPHONE|EARBUD|SPEAKER|WATCH|BRACELET|MICROPHONE|HELMET|GLAS)`,
  ],
  ['3481', 'WIRE', `WIRELES(?:S)?(?:GAMING)?(?:HEADSET|HEADPHONE|EARPHONE|EARBUD|SPEAKER|MICROPHONE)`],
  [
    '3206',
    'OXID YLAT',
    `(?:SODIUM|POTASSIUM|LITHIUM)(?:TERT|N|ISO)?(?:METHOXIDE|ETHOXIDE|PROPOXIDE|BUTOXIDE|PENTOXIDE|METHYLATE|ETHYLATE)`,
  ],
  ['2206', 'ISOC', `${alkylEn}ISOCYANATE`],
  ['3071', 'MERC THIO', `${alkylEn}(?:MERCAPTAN|THIOL)`],
  ['2735', 'AMIN', `(?:DI|TRI)?${alkylEn}AMINE`],
  [
    '3272',
    'FORM ACET PROP BUTY VALE ACRY CARB BORA',
    `(?:DI|TRI)?${shortEn}(?:FORMATE|ACETATE|PROPIONATE|BUTYRATE|ISOBUTYRATE|VALERATE|ISOVALERATE|ACRYLATE|METHACRYLATE|CARBONATE|BORATE|ORTHOFORMATE|ORTHOACETATE)`,
  ],
  ['2810', 'CHLO BROM IODO', `${alkylEn}(?:CHLORO|BROMO|IODO)(?:FORMATE|ACETATE|PROPIONATE)`],
  [
    '1993',
    'CYCL PENT HEXE HEXA HEPT OCTE OCTA',
    `CYCLO(?:PENT|HEX|HEPT|OCT)(?:ANE|ENE|ADIENE|ANONE)|(?:PENT|HEX|HEPT|OCT)(?:ENE|ADIENE|YNE)`,
  ],
  [
    '1993',
    'CHLO BROM IODO IODI',
    `(?:DI|TRI)?(?:CHLORO|BROMO|IODO)(?:METH|ETH|PROP|BUT|PENT|HEX)ANE|${shortEn}(?:BROMIDE|IODIDE)`,
  ],
  ['2810', 'ANIL', `${substituentEn}{1,4}ANILINE`],
  ['2810', 'NITR', `${substituentEn}{0,4}NITRO${substituentEn}{0,4}(?:BENZENE|TOLUENE|PHENOL|NAPHTHALENE|ANILINE)`],
  ['1993', 'FLUO', `(?:DI|TRI)?FLUORO(?:BENZENE|TOLUENE)`],
  ['2810', 'CHLO BROM', `(?:DI|TRI)?(?:CHLORO|BROMO)(?:PHENOL|TOLUENE|BENZENE)`],
  ['3105', 'PERO', `[A-Z]{0,20}PEROXY[A-Z]{4,20}ATE`],
];

/** The hints that a pattern with sets of characters stands for. */
const hintsOf = (pattern: string): string[] =>
  pattern
    .split(' ')
    .flatMap((hint) =>
      Array.from(hint.matchAll(/\[(.+?)\]|(.)/g), ([, set, char = '']) => Array.from(set ?? char)).reduce(
        (found, set) => found.flatMap((begin) => set.map((char) => begin + char)),
        [''],
      ),
    );

interface Family {
  pattern: RegExp;
  source: GoodsTerm['source'];
  entry: ListedEntry | undefined;
}

/** Finds the names of families in folded texts; the pattern of a family is tried where a text has its characters. */
export class NameFamilies {
  readonly #byHint = new Map<string, Family[]>();

  constructor(entryOf: (unNumber: string) => ListedEntry | undefined) {
    for (const [unNumber, hints, pattern] of families) {
      const family = {
        pattern: new RegExp(pattern, 'g'),
        source: unNumber === '' ? ('ordinary' as const) : ('tradeName' as const),
        entry: entryOf(unNumber),
      };
      for (const hint of hintsOf(hints)) this.#byHint.set(hint, [...(this.#byHint.get(hint) ?? []), family]);
    }
  }

  find(text: FoldedText): Match[] {
    return [...this.#hinted(text)].flatMap(({ pattern, source, entry }) =>
      Array.from(text.chars.matchAll(pattern)).flatMap(({ 0: key, index }) => {
        const term: GoodsTerm = { key, match: 'any', source, entry };
        return matchAt(text, { term, start: index, end: index + key.length });
      }),
    );
  }

  #hinted({ chars }: FoldedText): ReadonlySet<Family> {
    const found = new Set<Family>();
    for (let at = 0; at < chars.length - 1; at += 1) {
      const hint = chars.slice(at, at + prefixLength(chars, at));
      for (const family of this.#byHint.get(hint) ?? []) found.add(family);
    }
    return found;
  }
}
