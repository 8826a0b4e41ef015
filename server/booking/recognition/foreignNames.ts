/** A text in which foreign words are replaced, with the first and the last position of each character in its source. */
export interface ReplacedText {
  text: string;
  from: number[];
  to: number[];
}

interface Replacement {
  at: number;
  length: number;
  name: string;
}

const pairsOf = (words: string): [string, string][] =>
  words
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);

/** Japanese words and parts of words; acids and their salts are written as in Chinese: 酢酸エチル. */
const japanese: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  アセトン=丙酮 トルエン=甲苯 キシレン=二甲苯 ベンゼン=苯 スチレン=苯乙烯 ヘキサン=己烷 ヘプタン=庚烷 ペンタン=戊烷 ブタン=丁烷 プロパン=丙烷 メタン=甲烷 エタン=乙烷 エチレン=乙烯 プロピレン=丙烯 ブタジエン=丁二烯 アセチレン=乙炔 シクロヘキサン=环己烷
  シクロヘキサノン=环己酮 メチルエチルケトン=丁酮 メチルイソブチルケトン=甲基异丁基酮 メタノール=甲醇 メチルアルコール=甲醇 エタノール=乙醇 エチルアルコール=乙醇 アルコール=酒精 イソプロピルアルコール=异丙醇 イソプロパノール=异丙醇 プロパノール=丙醇 ブタノール=丁醇 ブチルアルコール=丁醇 イソブタノール=异丁醇
  フェノール=苯酚 クレゾール=甲酚 アニリン=苯胺 ピリジン=吡啶 ヒドラジン=肼 ジクロロメタン=二氯甲烷 塩化メチレン=二氯甲烷 クロロホルム=氯仿 トリクロロエチレン=三氯乙烯 テトラクロロエチレン=四氯乙烯 クロロベンゼン=氯苯 ニトロベンゼン=硝基苯 エピクロロヒドリン=环氧氯丙烷 アクリロニトリル=丙烯腈 アセトニトリル=乙腈
  アクリルアミド=丙烯酰胺 ホルムアルデヒド=甲醛 ホルマリン=福尔马林 アセトアルデヒド=乙醛 テトラヒドロフラン=四氢呋喃 ジメチルホルムアミド=二甲基甲酰胺 ジエチルエーテル=乙醚 エーテル=醚 アンモニア水=氨水 アンモニア=氨气 ナフサ=石脑油 ナフタレン=萘 ガソリン=汽油 ケロシン=煤油 テレビン油=松节油 ディーゼル=柴油
  メチル=甲酯 エチル=乙酯 プロピル=丙酯 ブチル=丁酯 イソプロピル=异丙酯 ビニル=乙烯酯 ギ酸=甲酸 蟻酸=甲酸 アクリル酸=丙烯酸 メタクリル酸=甲基丙烯酸 クロロ酢酸=氯乙酸 クエン酸=柠檬酸 ステアリン酸=硬脂酸 アジピン酸=己二酸 フッ化=氟化 フッ素=氟气 フッ酸=氢氟酸 ヨウ素=碘 臭素=溴 ケイ素=硅 ヒ素=砷
  塩化=氯化 酸化=氧化 硫化=硫化 水酸化=氢氧化 過酸化=过氧化 過酸化水素=过氧化氢 過酸化ベンゾイル=过氧化苯甲酰 シアン化=氰化 臭化=溴化 炭化=碳化 水素化ホウ素=硼氢化 水素化=氢化 次亜塩素酸=次氯酸 亜塩素酸=亚氯酸 塩素酸=氯酸 過塩素酸=高氯酸 過マンガン酸=高锰酸 重クロム酸=重铬酸 過硫酸=过硫酸 亜硝酸=亚硝酸 ホウ酸=硼酸 リン酸=磷酸
  水素=氢 塩素=氯 酸素=氧气 窒素=氮气 液体窒素=液氮 液化塩素=液氯 硫黄=硫磺 ナトリウム=钠 カリウム=钾 カルシウム=钙 マグネシウム=镁 アンモニウム=铵 リチウム=锂 アルミニウム=铝 バリウム=钡 チタン=钛 ニッケル=镍 コバルト=钴 クロム=铬 亜鉛=锌 水銀=水银 ヘリウム=氦气 アルゴン=氩气 黄リン=黄磷 赤リン=赤磷
  苛性ソーダ=烧碱 苛性カリ=氢氧化钾 ソーダ灰=纯碱 ソーダ=钠 カーバイド=电石 ハイポ=大苏打 シンナー=稀释剂天那水 ラッカー=硝基漆 ペンキ=油漆 塗料=涂料 接着剤=胶粘剂 溶剤系=溶剂型 インキ=油墨 インク=墨水 ワニス=清漆 花火=烟花 マッチ=火柴 ライター=打火机 香水=香水 マニキュア=指甲油 除光液=卸甲水 スプレー缶=气雾罐 スプレー=喷雾
  カセットボンベ=卡式炉气罐 ボンベ=钢瓶 リチウムイオン=锂离子 バッテリー=蓄电池 モバイルバッテリー=充电宝 モバイル=移动 ボタン電池=纽扣电池 アルカリ=碱性 マンガン=锰 ニッケル水素=镍氢 充電池=充电电池 消火器=灭火器 エアバッグ=安全气囊 ドライアイス=干冰 活性炭=活性炭 木炭=木炭 農薬=农药 殺虫剤=杀虫剂 漂白剤=漂白剂
  LPガス=液化石油气 六フッ化硫黄=六氟化硫 軽油=柴油 中古車=二手车 電動自転車=电动自行车 自転車=自行车 自動車=汽车 オガ炭=机制炭 可性=苛性 ノートパソコン=笔记本电脑 パソコン=电脑 スマートフォン=智能手机 スマホ=智能手机 タブレット=平板电脑 イヤホン=蓝牙耳机 ハイター=漂白水 ヘキサミン=六亚甲基四胺 液体=液 希釈剤=稀释剂 除菌=消毒 電子タバコ=电子烟 ドローン=无人机
  歯ブラシ=牙刷 ケース=壳 カバー=套 バッグ=包 スタンド=支架 充電器=充电器 ポンプ=泵 フィルター=滤芯 ホース=软管 ローラー=滚筒 ケーブル=线 ブラシ=刷 ボトル=瓶 検知器=检测器 無=无
  ポリ=聚 ウレタン=氨酯 樹脂=树脂 エポキシ=环氧 ナイロン=尼龙 ゴム=橡胶 グリセリン=甘油 グリコール=二醇 シリコーン=有机硅 ガス=气 用=用 の=的`),
);
const longestJapanese = Math.max(...Array.from(japanese.keys(), (word) => word.length));

/** A text with kana, or with a character that only Japanese has. */
const japaneseText = /[\u3041-\u30fa塩亜酢鉄剤薬気圧窒軽転]|[酸水]素|過酸化|中古車/;

/** Parts of Russian names of substances, and letters, with the Latin spelling that names of substances have. */
const cyrillic: readonly [string, string][] = pairsOf(`
  гипо=hypo оксид=oxid дегид=dehyd метакрил=methacryl перекис=peroxide хлор=chlor фтор=fluor йод=iod гидр=hydr окси=oxy окс=ox цикло=cyclo циан=cyan ацет=acet гекс=hex гепт=hept этил=ethyl метил=methyl пропил=propyl бутил=butyl амил=amyl винил=vinyl аллил=allyl фенил=phenyl бензил=benzyl
  ксил=xyl стир=styr фен=phen крезол=cresol метан=methan этан=ethan нафт=naphth пирид=pyrid фосф=phosph фтал=phthal сульф=sulf карб=carb кальц=calc кислот=acid кетон=ketone тио=thio глицер=glycer силик=silic акрил=acryl эпи=epi эфир=ether
  а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sch ы=y э=e ю=yu я=ya і=i ї=i є=e ґ=g`);
const latinParts: ReadonlyMap<string, string> = new Map(cyrillic);
const latinPart = new RegExp(cyrillic.map(([part]) => part).join('|') + '|.', 'g');

/** Endings of declined words. */
const ending = /(?<=.{3})(?:ого|ему|[ыия]ми|[ыио]й|[ая]я|[ое]е|[ыи]е|[ыи]х|[ыиоеая]м|[оеиы]в|ах|[аяоеуюыиь])$/;

/** Common words that change what a name stands for. */
const commonWords: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  спрей=spray беспроводная=wireless беспроводной=wireless беспроводные=wireless колонка=speaker колонки=speaker наушники=earphone для=for без=without не=non с=with и=and пустой=empty пустая=empty пустые=empty новый=new новая=new новые=new чехол=case чехлы=case сумка=bag кабель=cable кронштейн=bracket подставка=stand держатель=holder фильтр=filter насос=pump шланг=hose
  коробка=box крышка=lid клапан=valve датчик=sensor корпус=housing баллон=cylinder бочка=drum канистра=canister бутылка=bottle кисть=brush валик=roller пистолет=gun устройство=device водный=waterbased водная=waterbased вододисперсионная=waterbased`),
);

const latinOf = (word: string): string =>
  commonWords.get(word) ?? word.replace(ending, '').replaceAll(latinPart, (part) => latinParts.get(part) ?? '');

const metals: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  натрия=sodium калия=potassium кальция=calcium магния=magnesium аммония=ammonium лития=lithium бария=barium алюминия=aluminum цинка=zinc меди=copper железа=iron никеля=nickel кобальта=cobalt свинца=lead серебра=silver ртути=mercury
  кадмия=cadmium хрома=chromium стронция=strontium титана=titanium водорода=hydrogen углерода=carbon серы=sulfur кремния=silicon`),
);
const metalNames: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  натрий=sodium калий=potassium кальций=calcium магний=magnesium аммоний=ammonium литий=lithium барий=barium алюминий=aluminum цинк=zinc медь=copper железо=iron никель=nickel кобальт=cobalt свинец=lead серебро=silver ртуть=mercury кадмий=cadmium
  стронций=strontium водород=hydrogen`),
);
const saltNames: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  азотнокислый=nitrate азотистокислый=nitrite сернокислый=sulfate надсернокислый=persulfate хлорноватокислый=chlorate хлорнокислый=perchlorate марганцовокислый=permanganate двухромовокислый=dichromate уксуснокислый=acetate углекислый=carbonate
  хлористый=chloride фтористый=fluoride бромистый=bromide йодистый=iodide цианистый=cyanide сернистый=sulfide едкий=hydroxide мышьяковистокислый=arsenite`),
);
const either = (words: ReadonlyMap<string, string>): string => [...words.keys()].join('|');

/** Words of which the second comes first in English, salts with an adjective, acids before their adjective, or a word. */
const russianWords = new RegExp(
  `([\\u0430-\\u044f]+(?:[аи]т|ид|ись))\\s+(${either(metals)})(?![\\u0400-\\u04ff])|(${either(metalNames)})\\s+(${either(saltNames)})|кислот[аыу]\\s+(?!ледян|технич|концентр|аккумул|пищев|разбавл|чист)([\\u0430-\\u044f]+(?:ая|ой))(?![\\u0400-\\u04ff])|(?<![a-z])[\\u0430-\\u045f\\u0491]+(?![a-z])`,
  'g',
);

/** Letters that no Latin one looks like. */
const russianText = /[бгджзийлпфцчшщъыьэюя]/i;

const latinNameOf = ([word, anion, cation, metal, salt, adjective]: string[]): string => {
  if (anion !== undefined) return `${metals.get(cation ?? '')} ${latinOf(anion)}`;
  if (metal !== undefined) return `${metalNames.get(metal)} ${saltNames.get(salt ?? '')}`;
  return adjective === undefined ? latinOf(word ?? '') : `${latinOf(adjective)} acid`;
};

/** The Japanese words of a text; the alcohol of an ester follows its acid. */
const chineseNames = (text: string): Replacement[] => {
  const found: Replacement[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (let length = Math.min(longestJapanese, text.length - at); length > 0; length -= 1) {
      const name = japanese.get(text.slice(at, at + length));
      if (name === undefined) continue;
      found.push({
        at,
        length,
        name: text[at - 1] === '酸' ? name : name.replace(/^([甲乙丙丁]|异丙|乙烯)酯$/, '$1基'),
      });
      at += length - 1;
      break;
    }
  }
  return found;
};

const latinNames = (text: string): Replacement[] =>
  Array.from(text.toLowerCase().matchAll(russianWords), (match) => ({
    at: match.index,
    length: match[0].length,
    name: latinNameOf(match),
  }));

/** The text with Japanese names in Chinese and Russian names in Latin letters; undefined if it has none. */
export const withoutForeignNames = (text: string): ReplacedText | undefined => {
  const names = russianText.test(text) ? latinNames(text) : japaneseText.test(text) ? chineseNames(text) : [];
  if (names.length === 0) return undefined;
  const replaced: ReplacedText = { text: '', from: [], to: [] };
  const add = (part: string, positionsOf: (index: number) => [number, number]): void => {
    replaced.text += part;
    for (let index = 0; index < part.length; index += 1) {
      const [from, to] = positionsOf(index);
      replaced.from.push(from);
      replaced.to.push(to);
    }
  };
  let end = 0;
  for (const { at, length, name } of [...names, { at: text.length, length: 0, name: '' }]) {
    const begin = end;
    add(text.slice(begin, at), (index) => [begin + index, begin + index]);
    add(name, () => [at, at + length - 1]);
    end = at + length;
  }
  return replaced;
};
