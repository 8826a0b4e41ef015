import type { FoldedText } from './foldedText.ts';
import { gap } from './foldedText.ts';
import type { GoodsTerm, ListedEntry } from './goodsTerms.ts';
import type { Match } from './termIndex.ts';
import { matchAt, prefixLength } from './termIndex.ts';

// in the folded spelling ammonium and ammonia are written 胺, acetic acid 乙酸
const iso = '[正异仲叔新环]?';
const alkyl = `${iso}(?:[甲乙丙丁戊己庚辛壬癸]|十[一二三四六八]?)(?:烷?基)?`;
const shortAlkyl = `${iso}[甲乙丙丁戊]基?`;
const substituent = `(?:[邻间对]|\\d*[一二三四五六双]?(?:[氯溴氟碘][代化]?|硝基?|羟基|[甲乙]氧基|${iso}[甲乙丙丁戊己庚辛]基?))`;
const metal =
  '(?:铀酰|铈胺|[锂钠钾铷铯镁钙锶钡铝镓铟铊锡铅铋锑钛锆铪钒铬锰铁钴镍铜锌镉汞银钯铂铑钌铱钇钪镧铈镨钕钐铕钆铽镝钬铒铥镱镥钍铀胺胍肼]|氧[锆铋钒]|亚[铁铜汞锡铊铈锰]|高[铁铈铜汞]|双氧铀|混合稀土|稀土)';

/** The characters that names of organic compounds consist of; without 聚, which makes another substance. */
const organic =
  '(?:[甲乙丙丁戊己庚辛壬癸一二三四五六七八九十双正异仲叔季新特邻间对顺反环氯溴氟碘硝氰羟胺氧硫磷膦硅硼基代烷烯炔醇醚酮醛酸酯酚苯苄萘蒽笏联吡啶咪唑嘧嗪噻吩呋喃喹啉吲哚哌吗酰磺羧巯肉桂月豆蔻硬软棕榈油草樟丹缩水甘全亚高]|琥珀|马来|\\d)';
const alkoxy = `(?:${iso}[甲乙丙丁]氧基)`;
const fluoroalkyl = '(?:三氟甲基?)';

const refrigerants = 'FREO FORA GENE SUVA KLEA OPTE SOLS MEFO ISCE';
const refrigerant = '(?:FREON|FORANE|GENETRON|SUVA|KLEA|OPTEON|SOLSTICE|MEFOREX|ISCEON)(?:HFC|HCFC|HFO|R)?';

const alkylEn =
  '(?:ISO|SEC|TERT|NEO|CYCLO|N)?(?:VINYL|METHYL|ETHYL|PROPYL|BUTYL|AMYL|PENTYL|HEXYL|HEPTYL|OCTYL|NONYL|DECYL|DODECYL|LAURYL|ALLYL|BENZYL|PHENYL)';
const shortEn = '(?:ISO|SEC|TERT|NEO|CYCLO|N)?(?:METHYL|ETHYL|PROPYL|BUTYL|AMYL|PENTYL)';
const substituentEn =
  '(?:(?:MONO|DI|TRI|TETRA|PENTA|HEXA)?(?:CHLORO|BROMO|FLUORO|IODO|NITRO|METHYL|ETHYL|PROPYL|BUTYL|METHOXY|ETHOXY)|TRIFLUOROMETHYL)';
const metalEn =
  '(?:LITHIUM|SODIUM|POTASSIUM|RUBIDIUM|CESIUM|MAGNESIUM|CALCIUM|STRONTIUM|BARIUM|ALUMINUM|GALLIUM|INDIUM|THALLIUM|TIN|STANNOUS|LEAD|BISMUTH|TITANIUM|ZIRCONIUM|ZIRCONYL|HAFNIUM|CHROMIUM|CHROMIC|MANGANESE|MANGANOUS|IRON|FERRIC|FERROUS|COBALT|NICKEL|COPPER|CUPRIC|ZINC|CADMIUM|MERCURY|MERCURIC|MERCUROUS|SILVER|PALLADIUM|YTTRIUM|SCANDIUM|LANTHANUM|CERIUM|CERIC|CEROUS|PRASEODYMIUM|NEODYMIUM|SAMARIUM|EUROPIUM|GADOLINIUM|TERBIUM|DYSPROSIUM|HOLMIUM|ERBIUM|YTTERBIUM|LUTETIUM|THORIUM|URANYL|AMMONIUM|GUANIDINE)';

/**
 * Families of names that nomenclature forms alike: the entry of their group, empty for ordinary goods; characters that
 * each name has; and the pattern. Of two patterns that match the same name, the first counts: the most specific entry
 * comes before the N.O.S. entry of its group.
 */
const families: readonly [unNumber: string, hints: string, pattern: string][] = [
  // benzoic acids, which contain the names of benzenes and formic acid
  ['', '苯甲', `${substituent}{0,4}(?:[一二]?胺基)?苯甲酸(?:[钠钾钙镁锌]|(?![汞铅镉铊苄]))`],
  // magnesium burns as turnings, granules, ribbon and powder, not in these forms
  [
    '',
    '镁[合锭块板棒型铸牺阳压铝锌]',
    `镁(?:[铝锌锰]|稀土)*(?:合金)?(?:铸锭|锭块?|块|板材?|[圆方]?棒材?|型材|[铸锻]件|压铸件?|阳极|牺牲阳极|轮毂)(?![粉屑])`,
  ],
  [
    '',
    'MAGN',
    `MAGNESIUM(?:ALLOY)?(?:[A-Z]{2}\\d{2}[A-Z]?)?(?:INGOT|BLOCK|BILLET|SLAB|PLATE|SHEET|ROD|BAR|PROFILE|EXTRUSION|CASTING|ANODE|WHEEL)`,
  ],
  ['', '[氰尿]尿 氰胺', `(?:三聚氰胺)?氰尿酸盐?(?![钠氯])(?:MCA)?`],
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
  ['1588', '氰化', `(?<![铁亚钴合])氰化(?:金|银|亚金)?${metal}{1,2}`],
  ['2856', '氟硅', `氟硅酸${metal}`],
  ['1557', '砷酸', `(?:亚|偏|焦)?砷酸(?:[一二]?氢二?)?${metal}`],
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
  ['1479', '高氯', `高氯酸(?:四${alkyl}|吡啶|咪唑)(?:基?胺)?`],
  ['3087', '铬酸', `(?:重|氯)铬酸(?:吡啶|喹啉|咪唑)鎓?盐?`],
  ['3288', '铬酸', `(?<!重)铬酸[锂钠钾胺银锶锌钙钡铯]`],
  ['3260', '氟硼', `四?氟硼酸[锂钠胺银铜亚锡锌镍钴铁]`],
  ['3260', '氟磷', `六氟磷酸[锂钠银胺]`],
  ['3260', '酰亚', `双(?:三?氟(?:甲基?)?磺酰)亚胺[锂钠钾]`],
  ['3288', '氟[锆钛钽铌锑]', `六?氟[锆钛钽铌锑]酸[钠钾胺]`],
  ['3288', '氟化', `氟化[锂铷铯锌锰镍钴铋铟镓]`],
  ['2025', '[酸化基]汞 氯汞 氰汞', `[\\u3400-\\u9fff]{0,3}(?:氰|氯|苯|碘|${alkyl})?[酸化基氯]汞[胺钾]?`],
  ['2570', '[酸化]镉', `(?:硒|碲|硫|磷|砷|氟|锑|硬脂|月桂|草|磷|铬|钨|甲|油|${organic})[酸化]镉`],
  ['1707', '[酸化]铊', `(?:氟|硒|碲|硫|磷|草|铬|三氟乙|${organic})[酸化]铊`],
  ['1557', '砷化', `砷化[镓铟锌镉铝钠钾钙铁铜钴镍锑铊锂]{1,2}`],
  ['3283', '硒化 硒脲 硒尿', `硒化[锌铟铋铅铜锑钠钾锡镓铁氢锗钨钼]|硒尿`],
  ['3283', '硒氰', `硒氰酸[钾钠胺]`],
  ['3283', '化硒', `[一二四]?[氯溴]化硒`],
  ['3465', '胂酸', `${organic}{0,12}胂酸[钠锌铁]?`],
  ['3284', '碲化 碲酸', `碲化[锌铟铅铜锑钠钾锡镓汞锗]|亚?碲酸[钠钾锂]?|碲[粉锭粒块]`],
  ['3285', '钒酸', `[偏正焦]?钒酸[钠钾钙锂镁铁锌铅]`],
  ['3285', '[基氧]钒', `乙酰丙酮氧?钒|草酸氧?钒|氧[化基]?[钒]`],
  ['1549', '化[锑亚] 锑钾', `[三五]?[氟溴碘]化亚?锑|酒石酸锑钾`],
  ['2291', '[酸化]铅', `(?:氯|溴|碘|氟硼|硫氰|柠檬|甲|酒石|乳|铬|氟|水杨|草)[酸化]铅`],
  ['3466', '羰基', `(?:${organic}{2,10}基)?[一二三四五六八九十]{0,2}羰基合?[一二三四]?[钴钼钨铬锰钒铼钌铑铱锇]`],
  ['2813', '氮化', `氮化[锂镁钙钡锶钠]`],
  ['1389', '汞齐', `[锂钠钾铷铯钙锶钡镁]汞齐`],
  ['3403', '合金', `[钾钠]{2}合金`],
  ['2693', '酸氢', `亚硫酸氢[钠钾胺钙镁锌]`],
  ['1390', '胺基', `(?<![基烷酸苯])胺基化?[锂钠钾钙]`],
  ['1479', '银化 氧化', `(?<![氢过硫])氧化银`],
  // organic peroxides and azo initiators
  ['3114', '过氧', `过氧化?二碳酸二(?:环己|鲸蜡|十[四六]烷?|\\d叔丁基环己)基?酯`],
  ['3115', '过氧', `过氧化?(?:新癸酸|新庚酸|二碳酸)${organic}{1,12}酯?`],
  ['3115', '过氧', `${organic}{1,9}过氧化?(?:新癸酸|新庚酸|二碳酸)酯`],
  [
    '3113',
    '过氧',
    `过氧化?(?:新戊酸|特戊酸|2乙基己酸)${organic}{1,8}酯|${organic}{1,6}过氧化?(?:新戊酸|特戊酸|2?乙基己酸)酯`,
  ],
  ['3105', '过氧', `过氧化?${organic}{1,10}酸${organic}{1,8}酯|${organic}{1,6}过氧化?(?:${organic}){1,8}酸酯`],
  ['3107', '过氧', `叔戊基过氧化氢|过氧化氢叔戊基?`],
  [
    '3109',
    '过氧',
    `过氧化氢(?:二?异丙苯|对孟烷|对?薄荷烷|蒎烷|叔[丁戊]基?|异丙基?|四氢萘)|(?:二?异丙苯|对孟烷|蒎烷|叔[丁戊]基?|薄荷烷?|四氢萘)基?过氧化氢`,
  ],
  ['3105', '过氧', `过氧化(?:二|双)?\\d*三甲基己酰`],
  ['3106', '过氧', `过氧化(?:二|双)?(?:\\d*)${organic}{1,8}酰(?![胺氯])|(?:二|双)?${organic}{1,8}酰基?过氧化物`],
  ['3105', '过氧', `(?:过氧化|过氧)(?:甲乙|甲基?异丁基?|环己|乙酰丙|二乙酰|甲基?环己|丙|丁)酮`],
  ['3107', '过氧', `过氧化(?:二|双)?(?:叔[丁戊]|异丙)基?(?:苯|异丙苯)?|二叔[丁戊]基过氧化物|${organic}{2,8}基过氧化物`],
  ['3105', '过氧', `[二双]叔[丁戊]基过氧化?基?${organic}{0,12}`],
  ['3106', '过氧', `[邻间对]?[氯溴硝]?基?代?过氧化?苯甲酸(?!${organic})`],
  ['1483', '过氧', `过氧化[锂钠钾镁钙锶钡锌铯铷镧铈]`],
  ['3235', '偶氮', `偶氮二甲酸二${organic}{1,5}酯`],
  ['3236', '偶氮', `(?:2{0,2})偶氮[二双]${organic}{1,16}(?:腈|酯|脒|咪唑啉)`],
  ['3226', '偶氮', `(?:1{0,2})偶氮[二双](?:\\d*)(?:环己|氰基)${organic}{1,6}[腈酸]`],
  ['3278', '叠氮', `叠氮磷酸${organic}{1,5}酯`],
  ['3226', '叠氮', `${organic}{1,8}[酰基苯]叠氮(?!化|[钠钾])|叠氮化?(?:苯|苄)`],
  ['3226', '酰肼', `${organic}{0,10}磺酰肼`],
  // what reacts with water or air
  ['3399', '胺基 胺化 [基烷硅]胺', `${organic}{2,12}[基烷硅]胺基?化?[锂钠钾]`],
  ['3394', '氢化', `[二三](?:${alkyl}|苯基?)氢化铝`],
  ['3399', '铝氧', `(?:${alkyl}|改性)?铝氧烷`],
  ['3393', '甲基 二茂', `三甲基铟|二茂镁`],
  ['3467', '二茂', `二茂[镍钴铬锰钒锆钛铪]`],
  ['3148', '硼烷', `硼烷(?:四氢呋喃|二甲基?硫醚|吡啶|三?[甲乙]胺|二甲胺|叔丁胺|吗啉)(?:络合物|复合物)?`],
  ['3399', '化锌', `${organic}{0,10}[基烯苯苄烷][氯溴碘]化锌`],
  ['3399', '硼氢', `三(?:${alkyl})硼氢化[锂钠钾]`],
  ['3179', '硼氢', `氰基硼氢化[锂钠钾]`],
  ['1409', '硼氢', `(?:${organic}{1,8}基)?硼氢化(?:[锂钠钾钙锌镁铝锆胺]|四?${alkyl}胺)`],
  ['3399', '化镁', `${organic}{0,10}[基烯苯苄甲乙丙丁戊己烷][氯溴碘]化镁(?:氯化锂)?`],
  [
    '2788',
    '[基苯]锡 [化酸]锡',
    `[二三四](?:${alkyl}|苯基?)(?:[一二三]?(?:氯化|溴化|氢化|氧化|硫化|乙酸|月桂酸|马来酸))*锡`,
  ],
  ['2788', '[基酸]二 酸三', `[二三](?:月桂酸|乙酸|辛酸|氯化|马来酸)[二三]?(?:${alkyl})锡`],
  [
    '3394',
    '[基甲乙丙丁戊己辛苯苄烷][锂铝锌硼镓铟镉汞]',
    `[二三]?(?:${alkyl}|苯基?|苄基?)[锂铝锌硼镓铟镉汞](?![酸合])|${organic}{2,10}硅烷?基锂`,
  ],
  [
    '3399',
    '[化基甲乙丙丁苯苄烯]镁',
    `(?:${alkyl}|苯基?|苄基?|乙烯基?|烯丙基?)[氯溴碘]化镁|[氯溴碘]化(?:${alkyl}|苯基?|苄基?|乙烯基?|烯丙基?)镁`,
  ],
  ['3206', '醇[钠钾锂镁]', `${iso}(?:[甲乙]|[丙丁戊己](?!醇镁))醇[钠钾锂镁]`],
  ['1409', '氢化', `[硼铝]?氢化[锂钠钾钙镁铝钛锆锶][锂钠钾铝]?`],
  ['2985', '硅烷', `(?:[二三](?:[甲乙]基?)|[甲乙]基){1,2}(?:[乙丙]烯基|氯甲基)?[氯溴碘]代?硅烷`],
  ['2987', '硅烷', `(?:${alkyl}|苯基?|乙烯基?|烯丙基?|[一二三四五六]){0,6}[氯溴][乙丙]?硅烷`],
  ['2735', '硅烷', `${organic}{0,12}胺[甲乙丙丁]?基?${organic}{0,12}氧基硅烷`],
  ['3082', '硅烷', `巯[甲乙丙]基?${organic}{0,8}氧基硅烷`],
  ['2206', '异氰', `异氰酸(?:基|酯基)?[甲乙丙]基?${organic}{0,8}硅烷`],
  [
    '1993',
    '硅烷',
    `(?:${iso}[一二三四]?[甲乙丙丁]基?|[乙丙]烯基|氯[甲丙]基?){0,3}[一二三四]?[甲乙丙]氧基(?:[甲乙二三]基?)*硅烷`,
  ],
  ['1993', '硅烷', `(?:[一二三四](?:[甲乙丙异]{1,2}基?|苯基?)|[甲乙苯]基|氯甲基|乙?烯丙?基|乙炔基){1,3}硅烷`],
  ['1992', '氰硅 氰基', `三[甲乙]基氰基?硅烷`],
  ['1993', '硅氧', `(?:[一二三四六八](?:[甲乙苯]基|乙烯基)){1,3}[二三四]硅氧烷`],
  ['2924', '硅氮 硅胺', `[四六七][甲乙]基[二三]硅[氮胺]烷`],
  ['2920', '硅酯 硅基 硅烷', `三氟甲(?:烷|基)?磺酸三?${organic}{1,10}硅(?:基|烷基?)?酯`],
  // functional groups
  ['1993', '醇[锆钛钽铌铪锗硼] 酸四 酸丁', `(?:${iso}[甲乙丙丁]醇[锆钛钽铌铪锗硼])|[钛锆]酸四?${iso}[乙丙丁]酯`],
  ['3181', '醇铝 醇镁', `${iso}[乙丙丁]醇[铝镁]`],
  ['1105', '丁醇 戊醇', `\\d*甲基\\d*丁醇|\\d*${iso}戊醇`],
  ['2282', '[丁戊己]醇', `\\d*(?:甲基?\\d*戊|乙基?\\d*丁|${iso}己)醇(?![钠钾锂镁铝酸酯])`],
  ['1993', '硫醚', `(?:[二一]?(?:${iso}[甲乙丙丁]|烯丙)基?){1,2}硫醚`],
  ['3295', '甲基 甲苯', `[\\d]*[三四]甲基?苯(?![胺酚甲酸])`],
  ['1987', '[炔烯]醇 [丁戊己][炔烯]', `\\d*(?:甲基)?\\d*[丁戊己]\\d*[炔烯]\\d*醇|环[丙丁戊]基?甲?醇`],
  ['2344', '丙烷', `(?:\\d*溴代?${iso}|溴代?)丙烷`],
  ['1127', '丁烷', `\\d*氯代?${iso}丁烷`],
  ['2392', '丙烷', `\\d*碘代?${iso}丙烷`],
  ['3054', '己硫 己基', `环己基?硫醇`],
  [
    '3261',
    '酰[氯溴]',
    `(?:[邻间对\\d]|${substituent})*(?:苯|萘|丹|喹啉)${organic}{0,3}磺酰[氯溴]|(?:[邻间对\\d]|[二三]?硝基){1,6}苯甲酰氯`,
  ],
  ['3265', '[酰砜][氯溴氟]', `${organic}{1,14}[酰砜][二三]?[氯溴氟]`],
  [
    '3265',
    '膦二 化膦 膦氯 膦酰 磷酰 氯化 [氯溴]膦',
    `${organic}{1,8}(?:膦酰?二?氯|[二]?[氯溴]代?膦|[一二]?氯化膦|磷酰[二]?氯|氧[化]?膦酰?氯)`,
  ],
  ['3265', '氯磷 氯亚', `[一二]?氯代?(?:亚|硫代?)?磷酸${organic}{1,6}酯`],
  ['3261', '氰基', `氰基?乙酸(?!${organic}|[钠钾])`],
  ['3265', '酸酐', `${iso}(?:[乙丙丁戊己]|三氟乙|五氟丙|特戊|三氟甲磺|[一二三]?[氯溴]乙)酸酐`],
  ['3261', '[溴碘氯][乙丙丁代]', `[一二三]?[溴碘氯]代?[乙丙丁]酸(?!${organic}|[钠钾])`],
  ['3277', '氯甲', `氯代?甲酸${organic}{1,10}酯`],
  ['2810', '硫氰', `${organic}{1,8}异硫氰酸酯|异硫氰酸${organic}{1,8}酯`],
  ['2480', '异氰', `甲基?异氰酸酯|异氰酸甲酯`],
  ['2481', '异氰', `乙基?异氰酸酯|异氰酸乙酯`],
  ['2482', '异氰', `正丙基?异氰酸酯|异氰酸正丙酯`],
  ['2483', '异氰', `异丙基?异氰酸酯|异氰酸异丙酯`],
  ['2484', '异氰', `叔丁基?异氰酸酯|异氰酸叔丁酯`],
  ['2485', '异氰', `正丁基?异氰酸酯|异氰酸正丁酯`],
  ['2486', '异氰', `异丁基?异氰酸酯|异氰酸异丁酯`],
  ['2487', '异氰', `苯基?异氰酸酯|异氰酸苯酯`],
  ['2488', '异氰', `环己基?异氰酸酯|异氰酸环己酯`],
  ['2250', '氰酸', `\\d*二氯苯基?异氰酸酯|异氰酸\\d*二氯苯基?酯`],
  ['2206', '氰酸', `${organic}{1,12}(?<!改性)[二三]?异氰酸酯|异氰酸${organic}{1,8}酯`],
  [
    '2206',
    '氰酸',
    `(?:${alkyl}|苯基?|苄基?|烯丙基?|萘基?|氯苯基?|甲苯磺酰基?|环己基?)二?异氰酸酯|异氰酸(?:${alkyl}|苯|苄|烯丙)酯`,
  ],
  ['2347', '硫醇', `[正仲叔异]?丁基?硫醇`],
  ['3082', '硫醇', `${iso}十[二四六八]烷?基?硫醇`],
  ['2811', '硫酚', `(?:${substituent}){1,4}苯?硫酚`],
  ['3071', '硫[醇酚]', `\\d*${iso}[乙丙丁戊己庚辛]二?硫醇(?![甲丁辛锑盐])`],
  ['3071', '硫[醇酚]', `(?:${alkyl}|苄基?|苯基?|糠基?|烯丙基?)硫[醇酚](?![甲丁辛锑盐])`],
  [
    '3272',
    '[甲乙丙丁戊基]酯',
    `(?<!苯)(?:[二三]氟)?(?:甲|乙|丙|异?丁|异?戊|特戊|甲基?丙烯|丙烯|巴豆|碳|硼|硅|原[甲乙丙])酸[二三四]?(?:${shortAlkyl}|烯丙基?){1,2}酯`,
  ],
  ['3272', '酸酯', `(?<!苯)(?:[甲乙丙丁]氧基)?${shortAlkyl}(?:甲|乙|丙|异?丁)酸酯`],
  ['2810', '[氯溴碘代][甲乙丙]', `[一二三]?[氯溴碘]代?[甲乙丙]酸${shortAlkyl}酯`],
  ['1992', '硝酸', `亚硝酸${shortAlkyl}酯`],
  ['3277', '氯甲', `氯代?甲酸(?:苯|对?硝基苯|9?笏甲?基?甲)酯`],
  ['3276', '氰[乙基]', `氰基?[乙丙]酸${shortAlkyl}酯`],
  ['3082', '烯酸', `(?:二|三|四|五|六)(?:甲基)?丙烯酸酯`],
  ['3082', '甘油', `${organic}{1,8}(?<!酸三)缩水甘油[醚酯]`],
  ['1993', '甘油', `(?:${iso}[甲乙丙丁]|烯丙)基?缩水甘油醚`],
  ['2733', '[丙丁戊己炔]胺', `(?:${iso}[丙丁戊己]基?|炔丙基?|环[丙丁戊]基?|甲基烯丙基)胺(?![基酸磺苯])`],
  ['2733', '[乙丙丁]胺', `[二三]?(?:${iso}[乙丙丁]基?|烯丙基){1,2}胺(?![基酸磺苯])`],
  ['2734', '[庚辛壬]胺', `${iso}[庚辛壬]基?胺(?![基酸磺苯])`],
  ['3259', '十[二三四六八]', `${iso}十[二四六八]烷?基?胺(?![基酸磺苯])`],
  ['2734', '二胺', `\\d*${iso}[乙丙丁]二胺(?![基酸磺苯四])|(?:N*[二四]?[甲乙]基?)\\d*[乙丙丁]二胺(?![基酸磺苯四])`],
  ['2735', '胺基', `\\d*二胺基[丙丁戊己辛]烷`],
  ['2735', '二胺', `\\d*(?:${iso}[戊己庚辛]|甲基?戊|环己(?:烷)?)二胺(?![基酸磺苯四])`],
  ['2735', '甲胺', `[环苯邻间对]*(?:环己烷?|苯)?二甲胺(?![基酸磺苯])`],
  ['2929', '[基甲乙苯]肼', `(?:[一二三]?(?:${alkyl}))肼(?![基酸])`],
  [
    '2735',
    '[甲乙丙丁戊己庚辛壬癸一二三四五六八烷基]胺',
    `(?:[二三]?(?:${alkyl})){1,3}胺(?![基酸磺苯])|[二三四五](?:乙烯|丙烯|亚[乙丙]基)[二三四五六]胺`,
  ],
  ['3276', '[乙丙]腈', `(?:[一二](?:${alkyl}))?胺基[乙丙]腈`],
  ['3273', '[丙丁戊]腈', `${iso}[丙丁戊]腈`],
  ['3439', '[苯甲]腈', `(?:[邻间对\\d]|[二三]?(?:[氯溴碘]代?|硝基|羟基|氰基|胺基|${alkoxy})){1,6}苯甲?腈`],
  ['3439', '[丁己]二', `丁二腈|反?丁烯二腈`],
  ['3276', '[己庚辛壬癸]腈 [戊己庚辛壬癸]二', `${iso}[己庚辛壬癸]腈|[戊己庚辛壬癸]二腈`],
  [
    '3276',
    '[基苯烯啶唑喃吩己辛癸]腈 甲腈 乙腈 丙腈',
    `${organic}{1,10}(?:[基苯烯啶唑喃吩己辛癸]|[环苯]${organic}{0,3}[甲乙丙])腈(?![纶磺氯])`,
  ],
  [
    '3276',
    '[丙丁戊己甲乙苯苄]腈',
    `(?:${substituent}{0,3}(?:苄|苯[甲乙])|(?:\\d*[一二三]?[氯溴碘]代?|羟基)?${iso}[乙丙丁戊己])腈`,
  ],
  ['1993', '[氯溴碘代正异仲叔新环][甲乙丙丁戊己]', `\\d*[一二三四]?[氯溴碘](?:代?${iso})[甲乙丙丁戊己][烷烯]`],
  ['2018', '苯胺', `(?:[邻间对]|\\d*)氯代?苯胺`],
  ['3442', '苯胺', `\\d*二氯代?苯胺`],
  ['2941', '苯胺', `(?:[邻间对]|\\d*)氟代?苯胺`],
  ['2942', '苯胺', `(?:[邻间对]|\\d*)${fluoroalkyl}苯胺`],
  ['2431', '苯胺', `(?:[邻间对]|\\d*)甲氧基苯胺`],
  ['2311', '苯胺', `(?:[邻间对]|\\d*)乙氧基苯胺`],
  ['1661', '苯胺', `(?:[邻间对]|\\d*)硝基苯胺`],
  ['1596', '苯胺', `\\d*二硝基苯胺`],
  ['2237', '苯胺', `(?:[邻间对]|\\d*)(?:氯代?(?:[邻间对]|\\d*)硝基|硝基(?:[邻间对]|\\d*)氯代?)苯胺`],
  ['2239', '苯胺', `(?:[邻间对]|\\d*)氯代?(?:[邻间对]|\\d*)甲基?苯胺`],
  ['1711', '苯胺', `(?:[邻间对]|\\d*)二甲基?苯胺`],
  ['1708', '苯胺', `(?:[邻间对]|\\d*)甲基?苯胺`],
  ['2810', '苯胺', `${substituent}{1,6}苯胺`],
  ['1577', '[基氯]氯 氯苯', `\\d*二硝基氯代?苯|\\d*氯代?\\d*二硝基苯`],
  ['1578', '[基氯]氯 氯苯 基苯', `(?:[邻间对]|\\d*)硝基氯代?苯|(?:[邻间对]|\\d*)氯代?(?:[邻间对]|\\d*)硝基苯`],
  ['2732', '基溴 基苯', `(?:[邻间对]|\\d*)硝基溴代?苯|(?:[邻间对]|\\d*)溴代?(?:[邻间对]|\\d*)硝基苯`],
  ['1663', '苯酚', `(?:[邻间对]|\\d*)硝基苯酚`],
  ['1664', '甲苯', `(?:[邻间对]|\\d*)硝基甲苯`],
  ['2038', '甲苯', `\\d*二硝基甲苯`],
  ['2433', '甲苯', `(?:[邻间对]|\\d*)(?:氯代?(?:[邻间对]|\\d*)硝基|硝基(?:[邻间对]|\\d*)氯代?)甲苯`],
  ['2306', '甲苯', `(?:[邻间对]|\\d*)硝基三氟甲苯`],
  ['2234', '甲苯', `(?:[邻间对]|\\d*)氯代?三氟甲苯`],
  ['2238', '甲苯', `(?:[邻间对]|\\d*)氯代?甲苯`],
  ['3437', '甲酚', `(?:[邻间对]|\\d*)氯代?(?:[邻间对]|\\d*)甲酚`],
  ['2321', '氯苯 氯代', `\\d*三氯代?苯`],
  [
    '2811',
    '苯酚',
    `(?=[^苯]*[溴氟碘])(?:[邻间对\\d]|[二三]?(?:[氯溴氟碘]代?|氰基|胺基|[甲乙]基|甲氧基|硝基)){1,6}苯酚`,
  ],
  ['2811', '苯二', `(?:${substituent}){1,4}[邻间对]?苯二胺`],
  ['2811', '苯酚', `(?:[邻间对]|\\d*|[二三]?(?:[溴氟碘]代?|氰基|胺基)){1,4}苯酚`],
  ['2020', '苯酚', `(?:[邻间对]|\\d*)[一二三四]?氯代?苯酚`],
  ['2730', '甲醚', `(?:[邻间对]|\\d*)硝基苯甲醚`],
  ['2810', '硝基', `${substituent}{0,4}[一二三四]?硝基${substituent}{0,4}(?:甲[苯酚]|苯[酚胺]|苯|萘|[氯溴]苄)`],
  ['2811', '酚[钠钾]', `(?:[邻间对\\d]|[二三]?硝基|[一二三四五]?氯代?){1,6}苯酚[钠钾]`],
  ['2811', '苯胺 苯肼 苯二', `(?:硫酸|盐酸|硝酸)\\d*[邻间对]?(?:苯二?胺|苯肼)`],
  ['2810', '喹啉', `(?:\\d*[一二三]?(?:${alkyl}|[氯溴]代?))+异?喹啉(?![酮酸])`],
  ['2810', '苯肼', `${substituent}{1,4}苯肼`],
  ['2735', '苄胺 苯乙', `${substituent}{0,4}(?:苄|苯乙)胺`],
  ['2735', '氧基', `[甲乙丙]氧基[乙丙]胺`],
  ['2535', '吗啉', `\\d*N?甲基吗啉`],
  ['2735', '哌[啶嗪] 吗啉', `(?:\\d*[一二三四五]?(?:${alkyl}))+(?:哌啶|哌嗪|吗啉)(?![基酮酸])`],
  ['2077', '萘胺', `[甲乙]?萘胺(?!酸)`],
  ['3261', '苄基 苄氯 苄溴', `(?:[邻间对\\d]|[溴碘]代?|[二三]?硝基|氰基){1,5}苄基?[氯溴]`],
  ['3265', '苄基 苄氯 苄溴', `${substituent}{0,3}苄基?[氯溴]`],
  ['1993', '吡咯', `(?:\\d*[一二三]?(?:${alkyl}))*吡咯(?![烷啉酮并])`],
  ['3267', '咪唑', `(?:\\d*[一二三]?(?:${alkyl}))+咪唑(?![啉酮])`],
  ['2645', '乙酮', `[\\d]*溴代?苯乙酮|苯甲酰甲基溴`],
  ['2810', '[丙丁戊]酮', `(?:\\d*[一二三]?[氯溴碘]代?)+[丙丁戊]酮`],
  ['1993', '环氧 氧化', `\\d*环氧(?:环[戊己]|丁|戊|己)烷|氧化环己烯`],
  ['2810', '氧化', `氧化苯乙烯`],
  ['2922', '酸盐', `(?:胺|吡啶|咪唑)[三多]?氢?氟(?:化氢|酸)盐?|(?:吡啶|三乙胺)(?:三氢)?氟酸盐`],
  ['3267', '氧化', `(?:四[乙丙丁]基|苄基三[甲乙]基)氢氧化[胺磷膦鏻]`],
  ['1989', '[丙丁戊己庚辛]醛 烯醛', `\\d*(?:甲基|乙基)?${iso}[丙丁戊己庚]醛(?![酸糖树缩])`],
  [
    '1224',
    '[戊己庚]酮 基酮 甲酮',
    `\\d*(?:甲基|[二三]甲基)?\\d*${iso}[戊己庚]\\d*酮|(?:[甲乙]基?)(?:${iso}[丙丁戊己])基?甲?酮`,
  ],
  ['3271', '[甲乙]氧', `\\d*[二三][甲乙]氧基[甲乙丙]烷`],
  ['3295', '[丁戊己庚]烷', `\\d*[一二三]?[甲乙]基[丁戊己庚]烷`],
  ['3295', '[丙丁戊]苯 基苯', `(?:${iso}[丙丁戊]|二异?[乙丙])基?苯(?![甲乙丙胺酚基并磺硫])`],
  ['3276', '吡啶', `\\d*氰基吡啶`],
  ['2810', '吡啶', `(?:\\d*[一二三]?(?:[氯溴氟]代?|胺基|氰基)){1,4}吡啶(?!酮)`],
  ['1993', '吡啶 吡嗪 噻吩', `(?:\\d*[一二三]?(?:${alkyl}))+(?:吡啶|吡嗪|噻吩)(?![酮基])`],
  ['1993', '呋喃 吡喃', `(?:[二四]氢|\\d*[一二]?甲基?)+(?:呋喃|吡喃)(?![酮糖基酚丹唑])`],
  [
    '1993',
    '环[丙丁戊己庚辛]',
    `(?:\\d*[一二三]?(?:甲|乙)基?)?环[丙丁戊己庚辛](?:[一二三四]?[烷烯]|酮|基?[氯溴碘]|基?乙炔|基?甲酸[甲乙]酯)`,
  ],
  ['1993', '[丁戊己庚辛壬一二三][烯炔]', `${iso}[丁戊己庚辛壬]\\d*[一二三]?[烯炔]`],
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
  [
    '1866',
    '树酯',
    `(?:环氧|醇酸|丙烯酸|酚醛|聚酯|聚胺酯|胺基|石油|松香|有机硅|硅|醛酮|纤维素)树酯(?:溶液|液|(?:二?甲苯|丁酮|丁醇|乙酸[乙丁]酯|溶剂)溶液)`,
  ],
  ['1866', '溶剂', `溶剂型[\\u3400-\\u9fff]{0,6}树酯液?`],
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
  // refrigerants by brand and number
  ['1018', refrigerants, `${refrigerant}22`],
  ['3159', refrigerants, `${refrigerant}134A`],
  ['3252', refrigerants, `${refrigerant}32`],
  ['3220', refrigerants, `${refrigerant}125`],
  ['3337', refrigerants, `${refrigerant}404A`],
  ['3340', refrigerants, `${refrigerant}407C`],
  ['1984', refrigerants, `${refrigerant}23`],
  ['1030', refrigerants, `${refrigerant}152A`],
  ['3161', refrigerants, `${refrigerant}(?:1234)?YF|${refrigerant}454[BC]|${refrigerant}XL\\d{2}`],
  ['3163', refrigerants, `${refrigerant}(?:1234)?ZE|${refrigerant}XP\\d{2}`],
  ['1078', refrigerants, `${refrigerant}\\d{2,3}[A-Z]?`],
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
  ['2020', 'CHLO', `(?:DI|TRI|TETRA)?CHLOROPHENOL`],
  ['2018', 'CHLO', `CHLOROANILINE`],
  ['3442', 'DICH', `DICHLOROANILINE`],
  ['2941', 'FLUO', `(?<!CHLORO|BROMO|IODO|METHYL|NITRO)\\d*(?:DI)?FLUOROANILINE`],
  ['2810', 'BROM CHLO FLUO IODO METH NITR', `${substituentEn}\\d*${substituentEn}ANILINE`],
  ['2238', 'CHLO', `CHLOROTOLUENE`],
  ['1578', 'CHLO NITR', `CHLORONITROBENZENE|NITROCHLOROBENZENE`],
  ['1577', 'CHLO DINI', `CHLORODINITROBENZENE|DINITROCHLOROBENZENE`],
  ['2237', 'CHLO', `CHLORONITROANILINE`],
  ['1661', 'NITR', `NITROANILINE`],
  ['1663', 'NITR', `NITROPHENOL`],
  ['1664', 'NITR', `NITROTOLUENE`],
  ['2811', 'BROM IODO FLUO', `(?:DI|TRI)?(?:BROMO|FLUORO|IODO)PHENOL`],
  [
    '2985',
    'SILA',
    `(?:TRI|DI)(?:METHYL|ETHYL)(?:CHLORO|BROMO|IODO)SILANE|(?:CHLORO|BROMO|IODO)TRI(?:METHYL|ETHYL)SILANE`,
  ],
  ['2735', 'AMIN', `AMINO(?:METHYL|ETHYL|PROPYL|BUTYL)[A-Z]{0,10}(?:METHOXY|ETHOXY)SILANE`],
  [
    '1993',
    'SILA',
    `(?:METHYL|ETHYL|PROPYL|ISOBUTYL|VINYL|ALLYL|DIMETHYL|TRIMETHYL)?(?:TRI|DI|TETRA)?(?:METHOXY|ETHOXY)SILANE|(?:TRI|DI)(?:METHYL|ETHYL|ISOPROPYL|PROPYL|PHENYL)SILANE|PHENYLSILANE`,
  ],
  ['3116', 'PERO', `DI(?:CETYL|MYRISTYL|CYCLOHEXYL|TERTBUTYLCYCLOHEXYL)PEROXYDICARBONATE`],
  ['3115', 'PERO', `[A-Z]{2,20}PEROXY(?:NEODECANOATE|NEOHEPTANOATE|DICARBONATE)`],
  ['3113', 'PERO', `[A-Z]{2,20}PEROXY(?:PIVALATE|2?ETHYLHEXANOATE)`],
  ['3107', 'HYDR', `TERTAMYLHYDROPEROXIDE`],
  ['3109', 'HYDR', `[A-Z]{4,20}HYDROPEROXIDE`],
  ['3107', 'PERO', `DI(?:TERT|T)?(?:BUTYL|AMYL)PEROXIDE`],
  ['3106', 'PERO', `(?:DI|BIS)?[A-Z]{3,20}OYLPEROXIDE`],
  ['3105', 'PERO', `[A-Z]{3,16}(?:KETONE|ONE|YL)PEROXIDE|(?:TERT|T)?BUTYLPEROXY[A-Z]{3,20}`],
  [
    '3236',
    'AZOB AZOD',
    `AZOBIS?(?:ISO|CYANO|METHYL|DIMETHYL|BUTYRO|VALERO|\\d){1,5}(?:NITRILE|ATE)|AZODI[A-Z0-9]{4,24}NITRILE`,
  ],
  ['3235', 'AZOD', `(?:DI)?(?:ETHYL|ISOPROPYL|BUTYL)?AZODICARBOXYLATE`],
  ['3226', 'HYDR', `[A-Z]{4,20}SULFONYLHYDRAZIDE`],
  ['3399', 'LITH', `LITHIUM(?:DIISOPROPYLAMIDE|(?:BIS|HEXA)[A-Z]{4,24}(?:AMIDE|AZIDE))`],
  ['3399', 'SODI POTA', `(?:SODIUM|POTASSIUM)(?:BIS|HEXA)[A-Z]{4,24}(?:AMIDE|AZIDE)`],
  ['3399', 'MAGN', `[A-Z]{3,24}YLMAGNESIUM(?:CHLORIDE|BROMIDE|IODIDE)`],
  ['3394', 'ALUM', `(?:DI)?${alkylEn}ALUMINUM(?:HYDRIDE|CHLORIDE)`],
  [
    '3148',
    'BORA',
    `BORANE(?:TETRAHYDROFURAN|THF|DIMETHYLSULFIDE|DMS|PYRIDINE|TRIMETHYLAMINE|DIMETHYLAMINE|TERTBUTYLAMINE)(?:COMPLEX)?`,
  ],
  ['1409', 'BORO', `(?:SODIUM|POTASSIUM|LITHIUM|CALCIUM|ZINC|TETRA[A-Z]{5,8}AMMONIUM)(?:TRIACETOXY)?BOROHYDRIDE`],
  ['3179', 'CYAN', `(?:SODIUM|LITHIUM)CYANOBOROHYDRIDE`],
  ['3399', 'BORO', `(?:SODIUM|POTASSIUM|LITHIUM)TRI(?:SEC|TERT|N)?(?:ETHYL|BUTYL)BOROHYDRIDE`],
  [
    '2788',
    'BUTY METH PHEN',
    `(?:DI|TRI|TETRA)(?:N)?(?:BUTYL|METHYL|PHENYL|OCTYL)TIN(?:HYDRIDE|CHLORIDE|DICHLORIDE|OXIDE|DILAURATE|DIACETATE|ACETATE)?`,
  ],
  [
    '3466',
    'CARB',
    `(?:DI)?(?:COBALT|MOLYBDENUM|TUNGSTEN|CHROMIUM|MANGANESE|RHENIUM|RUTHENIUM)(?:HEXA|OCTA|DECA|DODECA)?CARBONYL`,
  ],
  ['1557', 'ARSE', `${metalEn}ARSEN(?:ATE|ITE|IDE)|ARSENIC(?:TRI|PENTA)?(?:OXIDE|CHLORIDE|SULFIDE|IODIDE|BROMIDE)`],
  ['2630', 'SELE', `${metalEn}SELEN(?:ATE|ITE)`],
  ['2570', 'CADM', `CADMIUM[A-Z]{2,14}(?:IDE|ATE|ITE)`],
  ['3283', 'SELE', `${metalEn}SELENIDE`],
  ['3284', 'TELL', `${metalEn}TELLUR(?:ATE|ITE|IDE)`],
  ['3278', 'AZID', `(?:DI)?PHENYLPHOSPHORYLAZIDE`],
  ['3285', 'VANA', `${metalEn}(?:META|ORTHO)?VANADATE`],
  ['2025', 'MERC', `MERCUR(?:Y|IC|OUS)(?:I|II)?[A-Z]{3,14}(?:IDE|ATE|ITE)`],
  ['1707', 'THAL', `THALL(?:IUM|OUS|IC)(?:I|III)?[A-Z]{3,14}(?:IDE|ATE|ITE)`],
  ['2291', 'LEAD', `LEAD(?:II)?(?:ACETATE|CHLORIDE|BROMIDE|IODIDE|THIOCYANATE|CITRATE|FLUOBORATE|CHROMATE|FLUORIDE)`],
  ['3288', 'CHRO', `(?<!DI)(?:SODIUM|POTASSIUM|LITHIUM|AMMONIUM|STRONTIUM|ZINC|CALCIUM|BARIUM)CHROMATE`],
  ['3260', 'FLUO', `(?:LITHIUM|SODIUM|AMMONIUM|SILVER|COPPER|ZINC|NICKEL)(?:TETRA)?FLUO(?:RO)?BORATE`],
  ['3260', 'HEXA', `(?:LITHIUM|SODIUM|AMMONIUM|SILVER)HEXAFLUORO(?:PHOSPHATE|ANTIMONATE|ARSENATE)`],
  ['3276', 'NITR', `(?!ACRYLO)[A-Z]{3,24}NITRILE(?!RUBBER|BUTADIENE|GLOVE)`],
  ['2206', 'ISOC', `[A-Z]{3,24}(?:DI|TRI)?ISOCYANATE`],
  ['2810', 'ISOT', `[A-Z]{3,20}ISOTHIOCYANATE`],
  ['3277', 'CHLO', `[A-Z]{3,20}CHLOROFORMATE`],
  ['2810', 'CHLO BROM IODO', `(?:DI|TRI)?(?:CHLORO|BROMO|IODO)(?:ACETONE|BUTANONE|PROPANONE)`],
  ['2645', 'BROM', `(?:BROMOACETOPHENONE|PHENACYLBROMIDE)`],
  ['3261', 'CHLO BROM IODO', `(?:DI|TRI)?(?:CHLORO|BROMO|IODO)(?:ACETIC|PROPIONIC|BUTYRIC)ACID`],
  ['1239', 'CHLO', `CHLOROMETHYLMETHYLETHER`],
  ['2354', 'CHLO', `CHLOROMETHYLETHYLETHER`],
  ['3271', 'ETHE', `(?:${shortEn}|VINYL|ALLYL){2}ETHER`],
  ['3071', 'DITH', `[A-Z]{3,12}DITHIOL`],
  [
    '3265',
    'PHOS CHLO',
    `[A-Z]{4,20}PHOSPH(?:IN|ON)(?:E|IC|OUS)(?:DI)?CHLORIDE|[A-Z]{4,20}PHOSPHORO?CHLORID(?:ATE|ITE)|(?:DI)?CHLORO(?:DI)?(?:PHENYL|ISOPROPYL|CYCLOHEXYL|BUTYL|ETHYL)PHOSPHINE|(?:DIETHYL|DIMETHYL|DIPHENYL)CHLOROPHOSPH(?:ATE|ITE)`,
  ],
  ['3265', 'ANHY', `(?:TRIFLUORO|TRICHLORO|CHLORO)ACETICANHYDRIDE|(?:TRIFLIC|PIVALIC|VALERIC|ISOBUTYRIC)ANHYDRIDE`],
  ['2920', 'TRIF', `TRI[A-Z]{4,16}SILYL(?:TRIFLATE|TRIFLUOROMETHANESULFONATE)`],
  ['3082', 'DIAC TRIA', `[A-Z]{4,24}(?:DI|TRI|TETRA)(?:METH)?ACRYLATE`],
  ['3082', 'GLYC', `[A-Z]{4,16}GLYCIDYLETHER`],
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
  ['2733', 'AMIN', `(?:DI|TRI)?(?:ISO|SEC|TERT|CYCLO|N)?(?:PROPYL|BUTYL|ALLYL|PROPARGYL|AMYL|PENTYL|HEXYL)AMINE`],
  ['2734', 'AMIN', `(?:HEPTYL|OCTYL|NONYL)AMINE`],
  ['3259', 'AMIN', `(?:DODECYL|LAURYL|TETRADECYL|HEXADECYL|CETYL|OCTADECYL|STEARYL)AMINE`],
  ['2735', 'AMIN', `DIMETHYL(?:DECYL|DODECYL|LAURYL|TETRADECYL|HEXADECYL|OCTADECYL|STEARYL|BENZYL)AMINE`],
  ['2735', 'AMIN', `(?:DI|TRI)?${alkylEn}AMINE`],
  ['3267', 'AMMO', `(?:TETRA(?:ETHYL|PROPYL|BUTYL)|BENZYLTRIMETHYL)AMMONIUMHYDROXIDE`],
  ['3267', 'IMID', `(?:METHYL|ETHYL|BUTYL)IMIDAZOLE`],
  ['1993', 'LUTI', `LUTIDINE`],
  ['3054', 'CYCL', `CYCLOHEX(?:YLMERCAPTAN|ANETHIOL)`],
  ['3071', 'ETHI ANET', `(?:PROP|BUT|PENT|HEX)ANETHIOL`],
  ['3082', 'DODE', `(?:TERT|N)?DODECYL(?:MERCAPTAN|THIOL)|(?:TERT|N)?DODECANETHIOL`],
  ['2811', 'THIO', `(?:CHLORO|BROMO|FLUORO|METHYL|NITRO)THIOPHENOL|THIOCRESOL`],
  ['1992', 'NITR', `${shortEn}NITRITE`],
  ['2810', 'STYR', `STYRENEOXIDE`],
  ['1992', 'TRIM', `TRIMETHYLSILYLCYANIDE|CYANOTRIMETHYLSILANE`],
  ['2987', 'SILY', `[A-Z]{3,24}SILYL(?:CHLORIDE|BROMIDE|IODIDE)`],
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
  /** Families come before more general ones. */
  order: number;
  pattern: RegExp;
  source: GoodsTerm['source'];
  entry: ListedEntry | undefined;
}

/** The first of two names between which only a blank is: 甲基丙烯酰氯 乙酰氯. */
const firstNameOf = (
  { source, chars, gaps, starts }: FoldedText,
  pattern: RegExp,
  { 0: key, index }: RegExpExecArray,
): string => {
  for (let at = 2; at < key.length - 1; at += 1) {
    if (
      gaps[index + at] !== gap.blank ||
      !/\s/.test(source[(starts[index + at] ?? 0) - 1] ?? '') ||
      gaps[index + at + 1] !== gap.none ||
      /[^\u3400-\u9fff]/.test(chars[index + at] ?? '')
    )
      continue;
    pattern.lastIndex = 0;
    const first = pattern.exec(key.slice(0, at));
    if (first?.index === 0 && first[0].length === at) return first[0];
  }
  return key;
};

/** Finds the names of families in folded texts; the pattern of a family is tried where a text has its characters. */
export class NameFamilies {
  readonly #byHint = new Map<string, Family[]>();

  constructor(entryOf: (unNumber: string) => ListedEntry | undefined) {
    for (const [order, [unNumber, hints, pattern]] of families.entries()) {
      const family = {
        order,
        pattern: new RegExp(pattern, 'g'),
        source: unNumber === '' ? ('ordinary' as const) : ('tradeName' as const),
        entry: entryOf(unNumber),
      };
      for (const hint of hintsOf(hints)) this.#byHint.set(hint, [...(this.#byHint.get(hint) ?? []), family]);
    }
  }

  find(text: FoldedText): Match[] {
    const hinted = [...this.#hinted(text)].toSorted((one, other) => one.order - other.order);
    return hinted.flatMap((family) => this.#matchesOf(text, family));
  }

  #matchesOf(text: FoldedText, { pattern, source, entry }: Family): Match[] {
    const found: Match[] = [];
    pattern.lastIndex = 0;
    for (let named = pattern.exec(text.chars); named !== null; named = pattern.exec(text.chars)) {
      const key = firstNameOf(text, pattern, named);
      const match = {
        term: { key, match: 'any' as const, source, entry },
        start: named.index,
        end: named.index + key.length,
        isFamily: true as const,
      };
      const matches = matchAt(text, match);
      found.push(...matches);
      // a longer name may begin inside another word
      pattern.lastIndex = matches.length > 0 ? match.end : named.index + 1;
    }
    return found;
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
