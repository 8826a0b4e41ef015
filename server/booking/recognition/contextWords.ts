const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

/** Grades, states, forms and packings that appear before or after the name of goods, in the folded spelling. */
const decorationZh = alternatives(`
  工业级 工业用 工业 食品级 食用级 食用 医药级 医用 药用 电子级 电池级 试剂级 试剂 分析纯 化学纯 优级纯 色谱纯 光谱纯 高纯度 高纯 超纯 纯品 纯度 纯
  精制 精品 精 粗制 无水 含水 液体 液态 固体 固态 气体 熔融 浓 稀 货样 样品 小样 桶装 散装 袋装 罐装 瓶装 钢瓶装 槽车 国产 进口 含量 浓度 有效氯
  水溶液 溶液 乙醇溶液 粉末 粉状 粉 细粉 颗粒 粒状 粒子 粒 片状 薄片 片 块状 块 晶体 结晶 珠粒 珠 条状 丝 屑 锭 膏 糊状 混合物 混合液 混合 混合气
  原粉 母药 水剂 粉剂 颗粒剂 悬浮剂 可湿性粉剂 水分散粒剂 可溶性粉剂 可溶液剂 微乳剂 水乳剂 微囊悬浮剂 悬乳剂 种衣剂 胶饵 烟剂 饵剂 饵粒 气体制剂 片剂 涂抹剂 糊 浆
  红色 白色 黑色 蓝色 绿色 黄色 灰色 透明 无色 彩色 高浓 低浓 蛋白\\d 粗蛋白
  单体 母液 废液 废料 清洗液 清洗剂 溶剂 原料 原药 制剂 乳油 化工品 化工产品 化工 危险化学品 危险品 危化品 化学品 特级 一级品 一级 二级 优级 合格品
  一等品 优等品 优质 稳定的 稳定 抑制 阻聚 干的 干 湿的 湿 全新 新 旧 废旧 废 报废 二手 各种 其他 等 类 制品 产品 品 牌 级 型 公斤 千克 吨 公升 升 毫升
  桶 瓶 箱 袋 罐 个 批 包 支 件 套 罐箱 吨桶 铁桶 塑料桶 钢瓶 气瓶 槽罐 约 含有 含 内含 内装 装有 主要成分 成分 主成分 以及 及 和 与 或 的 货物 货名 品名 俗称 别名 又名 又称 即 名称`);
const atStartZh = new RegExp(`^(?:${decorationZh}|\\d)`);
const atEndZh = new RegExp(`(?:${decorationZh}|\\d)$`);
const decoratedEndZh = new RegExp(`(?:${decorationZh})$`);
const decoratedStartZh = new RegExp(`^(?:${decorationZh})`);

const stripped = (text: string, pattern: RegExp): string => {
  let rest = text;
  for (;;) {
    const next = rest.replace(pattern, '');
    if (next === rest) return rest;
    rest = next;
  }
};

/** The rest of a part of a name without grades and packings at its end, or at its beginning. */
export const withoutDecorationBefore = (text: string): string => stripped(text, atEndZh);
export const withoutDecorationAfter = (text: string): string => stripped(text, atStartZh);

/** Whether there are grades or packings next to the name. */
export const endsWithDecoration = (text: string): boolean => decoratedEndZh.test(text);
export const beginsWithDecoration = (text: string): boolean => decoratedStartZh.test(text);

/** Parts of compounds: a name next to one of them is a part of another substance. */
export const compoundBefore =
  /聚\d+$|[聚合缩单甲乙丙丁戊己庚辛壬癸氟氯溴碘硝氨羟羧苯基酸酰化硫硅氧氢氮环异仲叔季伯邻间双二三四五六七八九十亚偏焦钠钾锂钙镁铝锌铁铜银钡铵酚萘醇醚酮醛酯胺腈烯烷炔氰胍肟肼磺磷锡锰镍钴铬钛锆水杨棕榈豆蔻癸油脂酞茂]$/;
export const compoundAfter =
  /^(?:改性|[一二三四五六七八九十双](?!$)|[酸酶酯基烯烷醇酮醛醚胺铵腈酚酐盐钠钾钙镁铝锌铁铜锂钡银锶锰镍钴铬铋铈镧锑钛锆化氧氯氟溴碘氢氮硫磷硅磺代聚共缩甲乙丙丁戊己庚辛亚嵌树橡胶乳苷肟肼脒胍肽蛋软纤维素石棉蜡酰醌唑啶嗪])/;

/** Names of products: a substance next to one says what it is made of or used for, and does not change it: 聚氨酯面漆. */
export const product =
  /(?:[漆料墨剂胶车池药]|(?<!溶)液|CLEANER|REMOVER|THINNER|PAINT|INK|ADHESIVE|HARDENER|DEGREASER|BATTERY|CELL|PRIMER|BAIT|CIDE)$/;

/** Words that negate the name after them. */
export const negatedZh =
  /(?:非|不含|不含有|不带|不|未含|未带|零|仿|免|防|抗|耐|阻|难|除|脱|无|空|(?:水性|水基)[^、，]{0,4}|粉末(?:涂料用)?|模拟|人造|没有|不用|不使用|不添加|未添加|无添加|不附|不配|未配|未装|不装|不需|不需要|无需|去除|清除|代替|替代|取代)$/;
/** Words that negate the name before them: `电池已取出`, `甲醛清除剂`. */
export const negatedAfterZh =
  /^(?:(?:均|全部)?(?:已|未)(?:拆|取|移|卸|包含|安装|配)|除外|另购|自备|需另购|不含|清除|去除|检测|探测|测定|测试|试验|报警|替代品|代用品)|^[^、，]{0,10}未(?:充装|充注|充气|灌装|注液|加注|装药)/;
/** A list of substances that goods do not contain: `不含铅、汞、镉`. */
export const negatedListZh =
  /(?:不|未)(?:含|带)有?[^、,，或和及的。；;]{0,8}(?:[、,，或和及][^、,，或和及的。；;]{0,8})*$/;

/** Goods whose name mentions dangerous goods only as use or material: `氨水泵`, `木炭烧烤炉`. */
const articlesZh = alternatives(`
  壳 辊 晶片 晶圆 衬底 滴眼液 眼药水 注射液 口服液 眼膏 软膏 乳膏 胶囊 栓 栓剂 套 膜 架 盒 柜 袋 瓶 罐 桶 杯 碗 盘 炉 灶 灶具 灯 灯具 灯管 灯泡 罩 垫 巾 布 衣 服 裤 鞋 帽 手套 袜 盔 轮胎 机 机组 设备 装置 仪 仪器 仪表 表 器 泵 阀 阀门 管 管道 管件 板
  带 绳 网 刷 滚筒 枪 笼 模具 配件 零件 部件 附件 标签 标贴 说明书 贴纸 贴片 生产线 流水线 传感器 充电器 充电桩 充电线 线 刀 刀片 锯 轴承 活塞 缸体 缸套 曲轴 机油 滤网 滤芯 滤清器 家具 箱子 木箱 纸 纸筒 卡 餐具
  面料 纱 纤维 橡胶 薄膜 地板 皮具 革 座椅 坐垫 座 把手 支座 链条 齿轮 螺丝 工具 雨衣 头盔 书籍 画册 海报 玩偶 摆件 皂 香皂 计 钳 镜 塔 楼 房 棚 盖 喷头 软管 接头 垫片 垫圈 壶 箱 瓦 钉 带 贴 笔 饰 挂饰 小汽车 造型 图案 灯串 贺卡 油墨盒 嘴 碟 缸 把 踏板 车架 车轮 后视镜 轨道 批头 托盘 勺 筷 席 凉席 帘 枕 枕头 被 毯 牙刷 牙膏 面膜 皮带 夹 钩 梯 模型 口罩 遥控器 机罩 挂件 盒子 杆 柄 轴 轮 盘子 仓 井盖 闸 屏
  沙发 椅子 椅 凳 凳子 桌 桌子 茶几 床 书架 屏风 门 窗 锁 锁具 合页 铰链 滑轨 拉手 拉链 纽扣 扣 扣子 搭扣 花边 织物 布料 坯布 绸 绒 毛线 针织衫 外套 夹克 衬衫 背心 马甲 裙 裙子 裤子 内衣 睡衣 泳衣 围裙 围巾 领带 袖套 鞋底 鞋面 鞋垫 鞋子 靴 拖鞋 毛巾 浴巾 抹布 地毯 地垫 床单 床垫 窗帘 桌布 帐篷 伞 雨伞 背包 书包 钱包 手提包 挎包 腰包 化妆包 行李箱 拉杆箱
  头 环 卷芯 灯芯 笔芯 阀芯 锁芯 铁芯 磁芯 机芯 烛芯 纸芯 活塞环 铜排 铝排 端子 端子排 排插 插头 插座 开关 按钮 继电器 断路器 接触器 电路板 线路板 线束 电缆 导线 支架 底座 底盘 外壳 面板 显示屏 屏幕 键盘 鼠标 鼠标垫 机箱 散热器 散热片 换热器 冷凝器 蒸发器 消声器 滤布 滤纸 滤袋 滤筒 筛网 筛 叶轮 飞轮 转子 定子 线圈 轴套 轴瓦 轴座 连杆 凸轮 法兰 弯头 三通 螺母 螺栓 螺钉 螺帽 铆钉 弹簧 密封圈 密封件 密封条 油封 油嘴 油管 油箱 油壶 油桶 油枪 护板 挡板 挡泥板 保险杠 车灯 雨刮 减速机 砂轮 砂纸 磨片 钻头 锤 锤子 斧 扳手 剪刀 剪 尺 卷尺 卡尺 铲 铲子 锅 锅具 叉 勺子 筷子 砧板 烤架 烤网 烤盘 蒸笼 开瓶器 瓶盖 瓶塞 瓶坯 塞 塞子 吸管 喷嘴 压头 泵头 握把 手柄 拉杆 托架 挂钩 挂架 衣架 货架 展示架 收纳架 包装材料 格栅 龙骨 彩盒 标牌 铭牌 招牌 广告牌 吊牌 相框 画框 相册 油画 装饰画 装饰品 装饰 工艺品 雕塑 雕像 花瓶 花盆 烛台 灯笼 灯座 瓷砖 地砖 耐火砖 墙板 天花板 栏杆 护栏 围栏 楼梯 水槽 龙头 马桶 浴缸 花洒 地漏 陶瓷 瓷器 乐器 积木 拼图 玩具 公仔 玩偶服 风筝 球拍 球杆 鱼竿 渔具 哑铃 面罩 护目镜 护具 发夹 发饰 发箍 梳 梳子 项链 手链 戒指 耳环 耳钉 首饰 手镯 吊坠 奖杯 奖牌 徽章 邮票 日历 名片 信封 笔记本 书本 课本 杂志 壳体 机体 轮毂 轮圈 铸件 锻件 压铸件 冲压件 型材 棒材 管材 板材 卷材 线材 带材 毛坯 镀件 结构件 五金件 车厢 叶片 刮板 衬板 衬套 链轮 皮带轮 输送带 传送带 同步带 缝纫线 鱼线 渔网 绷带 纱布 敷料 导管 针头 注射器 输液器 培养皿 量杯 烧杯 烧瓶 漏斗 坩埚 手推车 推车 拖车 托盘车 集装袋 吨袋 编织袋 垃圾袋 胶带 胶枪 胶管 画笔 画板 画架 颜料盒 调色盘 棋 扑克 面具 假发 蜡烛杯 香薰炉 香炉 香座 香插 手机壳 保护壳 保护套 保护膜 钢化膜 贴膜 机器人 瓶体 罐体 箱体 筒体 炉体 极耳 极耳胶 正极材料 负极材料 隔板 铅笔 车贴 车衣 坐垫套 方向盘套 门帘 蚊帐 凉垫 靠垫 抱枕 公文包 收纳包 工具包 急救包袋 服装 工作服 防护服 制服 戏服`);
const articleZh = new RegExp(`(?:${articlesZh})$`);
/** Packings that are also such words. */
const packingZh = /(?:礼盒|礼品盒|套装|组合|钢瓶|气瓶|罐装|瓶装|桶装|整套|整机|储能柜|电池柜)$/;
/** The receptacles of gases, with which they are carried. */
const receptaclesZh = /^(?:钢|气|储|小)?(?:瓶|罐|槽车|罐箱)$/;
const receptacleZh = '(?:吨|铁|钢|塑料?|胶|方|圆|大|小|纸板?|化工)?(?:桶|罐|瓶|袋|槽)|储罐|罐箱|集装袋|编织袋';
const emptyZh = '(?:空|旧|废|回收|未清洗的?)';
const packedInZh = new RegExp(`^(?:${receptacleZh}|纸箱|木箱|托盘)$`);
const packagingZh = new RegExp(`^(?:${emptyZh}+(?:包装)?(?:${receptacleZh})|包装(?:桶|罐)|吨桶|吨罐|槽罐|罐箱)$`);

/** Words after an article that do not change it. */
const afterArticleZh = /(?:空壳|空机|空|全新|新|未使用|总成|成品)+$/;
const unusedZh = /(?:全新|未使用)/;
const emptyReceptacleZh = /(?:桶|罐|(?<!喷雾|分装|滴)瓶|袋|槽)(?:空壳|空)?$/;

/**
 * A Chinese word after a name without its model and state: `保护板 BMS`, `灯 空`. What held a substance may be uncleaned
 * unless it is new, and a receptacle with a capacity may be full.
 */
export const withoutModel = (rest: string, { isModel, isSubstance }: { isModel: boolean; isSubstance: boolean }) => {
  const [word = ''] = /^[\u3400-\u9fff]*/.exec(rest) ?? [];
  const named = isModel && !(/\d/.test(rest.slice(word.length)) && emptyReceptacleZh.test(word)) ? word : rest;
  const isUncleaned = isSubstance && /空/.test(named) && emptyReceptacleZh.test(named) && !unusedZh.test(named);
  return isUncleaned ? named : named.replace(afterArticleZh, '');
};

/** The rest of the name of an article that is empty: `礼盒 空盒`, `瓶体 空`. */
export const emptiedZh =
  /^[^、，]{0,8}?(?<![真航天高低])空(?:盒|瓶|罐|壳|箱|袋|桶|管)?(?:$|[^\u3400-\u9fff]|未|全新|铁|马口铁|塑料|玻璃|金属)/;

/** Monomers between a name and the word of their copolymer: `丙烯腈-丁二烯-苯乙烯共聚物`. */
export const copolymerZh =
  /^(?:丙烯腈|丁二烯|异戊二烯|苯乙烯|甲基丙烯酸甲?酯?|丙烯酸[甲乙丁]?酯?|乙酸乙烯酯?|氯乙烯|偏氯乙烯|乙烯|丙烯|马来酸酐){0,3}(?:三元|嵌段|无规|接枝)?(?:共聚|嵌段)/;

/** Medicines that are salts of an acid: `硫酸新霉素`. */
export const medicineZh =
  /^[\u3400-\u9fff]{0,6}?(?:霉素|菌素|环素|沙星|他汀|西林|普利|洛尔|地平|卡因|替丁|拉唑|硫胺|吡哆|双胍|胺酸|胺醇|软骨素|葡)/;

/** A salt of the acid that an abbreviation names: `HEDP 四钠`, `EDTA-4Na`. */
export const saltOfAbbreviation =
  /^(?:[一二三四五六单双]?[钠钾钙镁锌](?:盐|$|[^\u3400-\u9fff]|粉|液)|[2-6]?(?:NA|K)\d?(?![A-Z]))/;

/** Whether the name includes the packing: `甲醇 铁桶`; directly after the name it is an article: `油漆桶`. */
export const isPackedInZh = (rest: string): boolean => packedInZh.test(rest);

/**
 * Whether the text after the name of a substance is a packaging that holds or held it: uncleaned it is as dangerous
 * (IMDG 4.1.1.11).
 */
export const isPackagingZh = (rest: string): boolean => packagingZh.test(rest);

/** Appliances that contain batteries: `锂电池台灯`. */
const poweredZh = new RegExp(
  `(?:${alternatives(`
  手电筒 电筒 头灯 台灯 夜灯 小夜灯 露营灯 野营灯 应急灯 工作灯 矿灯 电钻 手钻 扳手 螺丝刀 起子机 角磨机 电锯 链锯 修枝剪 电剪 剪刀 修剪机 割草机 打草机 绿篱机 吹风机 鼓风机 吸尘器 洗车机 清洗机 喷雾器 喷雾机 打钉枪 钉枪 水枪 风扇 按摩仪 按摩器 按摩枪 筋膜枪 剃须刀 理发器 电推剪 电动牙刷 牙刷 音箱 耳机 手表 手环 雾化器 玩具 遥控车 机器人 轮椅 叉车 扫地机 榨汁机 搅拌机 打蛋器 水泵 气泵 充气泵 门锁 智能锁 摄像头 摄像机 门铃 投影仪 打印机 扫描枪 对讲机 收音机 测距仪 水平仪 美容仪 卷发棒 直发器 加热服 发热服 发热手套 暖手宝 计算器 定位器 追踪器 报警器 键盘 鼠标 启动电源 电动工具 园林工具 工具`)})$`,
);

/** Whether a name that continues like this is an article for dangerous goods, and not dangerous itself. */
export const isArticleZh = (rest: string, of?: 'gas' | 'battery'): boolean =>
  articleZh.test(rest) &&
  !/\d/.test(rest) &&
  !packingZh.test(rest) &&
  !(of === 'gas' && receptaclesZh.test(rest)) &&
  !(of === 'battery' && poweredZh.test(rest));

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const negatingEn = words(
  'NON NO NOT WITHOUT ANTI EMPTY FREE IMITATION FAKE EXCEPT EXCLUDING EXCL ZERO WO BASED DE',
);
export const freeEn = words('FREE PROOF RESISTANT RESISTANCE RETARDANT REPELLENT NOT EXCLUDED REMOVED SUBSTITUTE');

/** The last words of English names of articles. */
const articlesEn = words(`
  CASE COVER HOLDER STAND PUMP TUBE TUBING HOSE VALVE MASK GLOVE BOTTLE BOX CABINET HELMET TIRE PART BRUSH ROLLER GUN TESTER DETECTOR ANALYZER METER SENSOR STOVE GRILL BURNER LAMP LIGHT FILTER PAPER WICK SWITCH
  BOARD FITTING PIPE BAG CARTON LABEL STICKER CHARGER CABLE WIRE TOY MOLD MOULD MACHINE EQUIPMENT PRODUCTION LINE RACK TRAY CUP GLASS LID CAP SPARE ACCESSORY TOOL BLADE BEARING PISTON GASKET SEAT CUSHION RAINCOAT FABRIC CLOTH YARN FIBER SHIRT SHOE INSOLE TOWEL SOCK
  BOOK MODEL SHELL HOUSING FRAME KNOB HANDLE REGULATOR CONTROLLER ADAPTER CONNECTOR COMPRESSOR GENERATOR EVAPORATOR DRYER TANK DISPENSER SPRAYER KEYBOARD CURTAIN FLOORING FURNITURE CHAIR TABLE PILLOW SOAP TOOTHBRUSH PLATE SHEET ROD BAR WASHER SCREW BOLT NUT ROPE NET TAPE
  SOFA COUCH STOOL DESK BED MATTRESS SHELF CUPBOARD DRAWER DOOR WINDOW LOCK HINGE SLIDE ZIPPER BUTTON BUCKLE LACE TEXTILE JACKET TROUSER PANTS DRESS SKIRT VEST APRON SCARF TIE BOOT SLIPPER SANDAL SOLE HAT CAP CARPET RUG MAT BEDDING QUILT BLANKET TENT UMBRELLA BACKPACK WALLET HANDBAG SUITCASE LUGGAGE
  RING CORE HEAD COIL ROTOR STATOR IMPELLER FLANGE ELBOW NIPPLE SPRING SEAL WASHER BUSHING SHAFT GEAR CHAIN PULLEY BELT CONVEYOR BUMPER FENDER MIRROR WIPER PAD LINER LINING SIEVE SCREEN STRAINER NOZZLE SPOUT FUNNEL PLUG SOCKET TERMINAL RELAY BREAKER HARNESS BRACKET PANEL DISPLAY MOUSE HEATSINK RADIATOR EXCHANGER CONDENSER MUFFLER MIXER AGITATOR REACTOR VESSEL BOILER OVEN FURNACE KILN
  PROPELLER POLE PROTECTOR LADEGERAT HALTERUNG ETUI KORB GRILL KABEL STANDER HULLE TASCHE
  HAMMER AXE WRENCH SCISSOR RULER SPADE SHOVEL POT PAN FORK SPOON CHOPSTICK TABLEWARE COOKWARE OPENER CORK STOPPER STRAW HOOK HANGER ORGANIZER PACKAGING SLEEVE POUCH BASKET SIGN POSTER PAINTING PICTURE ALBUM ORNAMENT DECORATION CRAFT SCULPTURE STATUE FIGURINE VASE FLOWERPOT CANDLESTICK LANTERN TILE WALLPAPER RAILING FENCE STAIR SINK FAUCET TOILET BATHTUB SHOWER CERAMIC PORCELAIN
  PUZZLE DOLL KITE RACKET GOGGLE EARRING NECKLACE BRACELET JEWELRY BADGE MEDAL CALENDAR ENVELOPE NOTEBOOK MAGAZINE CASTING FORGING PENCIL CRAYON PROFILE BANDAGE GAUZE DRESSING CATHETER NEEDLE SYRINGE BEAKER FLASK CRUCIBLE TROLLEY CART UNIFORM COSTUME GARMENT WIG CLAMP CHEST MACHINERY`);

/** Appliances that contain batteries. */
const poweredEn = words(
  'LAMP LIGHT TOOL TOY MACHINE SPRAYER STOVE KEYBOARD MOUSE TOOTHBRUSH SENSOR DETECTOR LANTERN LOCK',
);

/** Short words keep their plural in the folded spelling: `BAGS`, `BOXE`. */
const singular = (word: string): string => (articlesEn.has(word) ? word : word.replace(/(?:(?<=X)E|S)$/, ''));

/** Whether goods with this last word are an article for dangerous goods. */
export const isArticleEn = (head: string, of?: 'gas' | 'battery'): boolean =>
  articlesEn.has(singular(head)) && !(of === 'battery' && poweredEn.has(head));

/** Words after the head of an English name: the state and material of an article. */
export const afterArticleEn = words(
  'EMPTY NEW UNUSED PLASTIC ALUMINUM METAL GLASS STEEL TINPLATE LEER NEU FRP PE PP PVC MANUAL HANDHELD KNAPSACK',
);
export const measureEn = words('ML L KG G OZ GAL LTR');
export const unusedEn = words('NEW UNUSED');

/** Words between the head of an English name and its use or material. */
export const prepositionsEn = words('FOR WITH IN OF FROM WITHOUT BY AND OR TO AS AT UN PER');

export const compoundBeforeEn =
  /^(?:[A-Z]*(?:YL|OXY|CHLORO|FLUORO|BROMO|IODO|NITRO|AMINO|HYDROXY|CYANO|THIO|OXO|MERCAPTO|PHENYL)|POLY|BIS|DI|TRI|TETRA|PENTA|HEXA|PER|SODIUM|POTASSIUM|CALCIUM|MAGNESIUM|ZINC|ALUMINUM|LITHIUM|COPPER|IRON|[A-Z]+ONIUM)$/;
const compoundAfterEn =
  /^(?:[A-Z]{2,}(?:ATE|IDE|ITE|YL|OL|AL|ENE|ANE|INE|ONE|OATE|AMIDE|OSE)|ACID|ETHER|ESTER|[A-Z]*POLYMER|RUBBER|RESIN|SALT|LATEX|EMULSION|FOAM|FILM|PLASTIC|WAX|BLACK|SULFONATE|STEARATE|SALICYLATE|DERIVATIVE|HCL)$/;

/** Words that end like the name of a substance but are not one. */
const plainEn = words(`
  CONCENTRATE MONOPERSULFATE FERRITE AEROSOL WHITE WINE MARINE FINE MEDICINE MACHINE ENGINE ALTERNATE INTERMEDIATE PARTICULATE LAMINATE HYDRATE MONOHYDRATE DIHYDRATE HEXAHYDRATE ISOLATE SUBSTRATE DISTILLATE PLATE WIDE SIDE OXIDE INSECTICIDE PESTICIDE HERBICIDE FUNGICIDE
  RODENTICIDE ACARICIDE MITICIDE NEMATICIDE MOLLUSCICIDE BACTERICIDE BIOCIDE ALGICIDE ALGAECIDE SLIMICIDE ORIGINAL NATURAL MINERAL ANIMAL METAL PURPOSE GENERAL SPECIAL MEDICAL COMMERCIAL OPTIONAL TOTAL NORMAL FINAL MANUAL CONTROL STONE ZONE SUITE COMPOSITE NEOPRENE POLYAMIDE ELITE GRANULATE CERTIFICATE`);

/** Additives, whose name follows what they are added to: `6PPD rubber antioxidant`. */
const additiveEn =
  /^(?:ADDITIVE|ANTIOXIDANT|ACCELERATOR|CHEMICAL|AGENT|CURING|HARDENER|CATALYST|SOLVENT|THINNER|ADHESIVE)$/;

/** Whether the word next to a name makes it the name of another substance. */
export const isCompoundAfterEn = (word = '', next = ''): boolean =>
  compoundAfterEn.test(word) && !plainEn.has(word) && !decorationEn.has(word) && !additiveEn.test(next);

/** Words of grade, form and packing next to an English name. */
export const decorationEn = words(`
  GRANULE POWDER FLAKE LUMP PRILL PELLET PEARL BEAD CRYSTAL SOLID LIQUID GAS SOLUTION INDUSTRIAL GRADE CYLINDER METAL DISPOSABLE TECHNICAL TECH PURE PURITY REFINED FOOD PHARMA REAGENT AR CP AA USP BP MIN MAX PCT PERCENT WT MIXTURE MIXED SAMPLE DRUM BULK IBC ISO BAG CAN KG KGS MT TON LITER L ANHYDROUS
  DRY WET CRUDE PRILLED STABILIZED INHIBITED MOLTEN CONCENTRATED DILUTE GLACIAL AQUEOUS AND OR WITH CONTAINING SOLVENT CHEMICAL RAW MATERIAL HIGH LOW BATTERY NEW USED WASTE SCRAP NAME COMMODITY GOODS CARGO CAS NO N ISO TERT SEC P M O THE A OF TYPE BRAND
  EC WP SC SL WG WDG TC TK CS EW GR DP SP LIQ PASTE WHITE BLACK RED BLUE GREEN YELLOW GREY GRAY CLEAR COLORLESS KIT CELL PCS PC MAH WH KWH ML MM GAL LBS CTN`);
