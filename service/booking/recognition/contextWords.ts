const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

/** Grades, states, forms and packings that stand before or after the name of goods, in the folded spelling. */
const decorationZh = alternatives(`
  工业级 工业用 工业 食品级 食用级 食用 医药级 医用 药用 电子级 电池级 试剂级 试剂 分析纯 化学纯 优级纯 色谱纯 光谱纯 高纯度 高纯 超纯 纯品 纯度 纯
  精制 精品 精 粗制 无水 含水 液体 液态 固体 固态 气体 熔融 浓 稀 货样 样品 小样 桶装 散装 袋装 罐装 瓶装 钢瓶装 槽车 国产 进口 含量 浓度 有效氯
  水溶液 溶液 乙醇溶液 粉末 粉状 粉 细粉 颗粒 粒状 粒子 粒 片状 薄片 片 块状 块 晶体 结晶 珠粒 珠 条状 丝 屑 锭 膏 糊状 混合物 混合液 混合 混合气
  单体 母液 废液 废料 清洗液 清洗剂 溶剂 原料 原药 制剂 乳油 化工品 化工产品 化工 危险化学品 危险品 危化品 化学品 特级 一级品 一级 二级 优级 合格品
  一等品 优等品 优质 稳定的 稳定 抑制 阻聚 干的 干 湿的 湿 全新 新 旧 废旧 废 报废 二手 各种 其他 等 类 制品 产品 品 牌 级 型 公斤 千克 吨 公升 升 毫升
  桶 瓶 箱 袋 罐 个 批 包 支 件 套 罐箱 吨桶 铁桶 塑料桶 钢瓶 气瓶 槽罐 约 含有 含 内含 内装 装有 主要成分 成分 主成分 以及 及 和 与 或 的 货物 货名 品名 俗称 别名 又名 又称 即 名称`);
const atStartZh = new RegExp(`^(?:${decorationZh}|\\d)`);
const atEndZh = new RegExp(`(?:${decorationZh}|\\d)$`);

const stripped = (text: string, pattern: RegExp): string => {
  let rest = text;
  for (;;) {
    const next = rest.replace(pattern, '');
    if (next === rest) return rest;
    rest = next;
  }
};

/** What is left of a part of a name without grades and packings at its end, or at its beginning. */
export const withoutDecorationBefore = (text: string): string => stripped(text, atEndZh);
export const withoutDecorationAfter = (text: string): string => stripped(text, atStartZh);

/** Whether grades or packings stand next to the name. */
export const endsWithDecoration = (text: string): boolean => new RegExp(`(?:${decorationZh})$`).test(text);
export const beginsWithDecoration = (text: string): boolean => new RegExp(`^(?:${decorationZh})`).test(text);

/** Parts of compounds: a name beside one of them is a part of another substance. */
export const compoundBefore =
  /[聚合单甲乙丙丁戊己庚辛壬癸氟氯溴碘硝氨羟羧苯基酸酰化硫硅氧氢氮环异仲叔季伯邻间双二三四五六七八九十亚偏焦钠钾锂钙镁铝锌铁铜银钡铵酚萘醇醚酮醛酯胺腈烯烷炔氰胍肟肼磺磷锡锰镍钴铬钛锆水杨棕榈豆蔻癸油脂酞茂]$/;
export const compoundAfter =
  /^[酸酯基烯烷醇酮醛醚胺铵腈酚酐盐钠钾钙镁铝锌铁铜锂钡银锶锰镍钴铬铋铈镧锑钛锆化氧氯氟溴碘氢氮硫磷硅代聚共甲乙丙丁戊己庚辛二三四五六七八九十一亚双树橡胶乳苷肟肼脒胍肽蛋软纤维素石棉蜡酰醌唑啶嗪]/;

/** Words that take back the name they stand before. */
export const negatedZh =
  /(?:非|不含|不含有|不带|不|未含|未带|零|仿|免|防|抗|耐|阻|难|除|脱|无|空|水性|水基|粉末|模拟|人造)$/;
/** A list of what goods do not contain: `不含铅、汞、镉`. */
export const negatedListZh =
  /(?:不|未)(?:含|带)有?[^、,，或和及的。；;]{0,8}(?:[、,，或和及][^、,，或和及的。；;]{0,8})*$/;

/** Goods for which dangerous goods only name the use or the material: `氨水泵`, `木炭烧烤炉`. */
const articlesZh = alternatives(`
  壳 套 膜 架 盒 柜 袋 瓶 罐 桶 杯 碗 盘 炉 灶 灶具 灯 灯具 灯管 灯泡 罩 垫 巾 布 衣 服 裤 鞋 帽 手套 袜 盔 轮胎 机 机组 设备 装置 仪 仪器 仪表 表 器 泵 阀 阀门 管 管道 管件 板
  带 绳 网 刷 滚筒 枪 笼 模具 配件 零件 部件 附件 标签 标贴 说明书 贴纸 贴片 生产线 流水线 传感器 充电器 充电桩 充电线 线 刀 刀片 锯 轴承 活塞 缸体 缸套 曲轴 机油 滤网 滤芯 滤清器 家具 箱子 木箱 纸 纸筒 卡 餐具
  面料 纱 纤维 橡胶 薄膜 地板 皮具 革 座椅 坐垫 座 把手 支座 链条 齿轮 螺丝 工具 雨衣 头盔 书籍 画册 海报 玩偶 摆件 皂 香皂 计 钳 镜 塔 楼 房 棚 盖 喷头 软管 接头 垫片 垫圈 壶 箱 瓦 钉 带 贴 笔 饰 挂饰 小汽车 造型 图案 贺卡 油墨盒 嘴 碟 缸 把 踏板 车架 车轮 后视镜 轨道 批头 托盘 勺 筷 席 凉席 帘 枕 枕头 被 毯 牙刷 牙膏 面膜 皮带 夹 钩 梯 模型 口罩 遥控器 机罩 挂件 盒子 杆 柄 轴 轮 盘子 仓 井盖 闸 屏`);
const articleZh = new RegExp(`(?:${articlesZh})$`);
/** Packings that such words name as well. */
const packingZh = /(?:礼盒|套装|组合|钢瓶|气瓶|罐装|瓶装|桶装|整套|整机|储能柜|电池柜)$/;
/** The receptacles of gases, with which they are carried. */
const receptaclesZh = /^(?:钢|气|储|小)?(?:瓶|罐|槽车|罐箱)$/;

/** Whether goods whose name goes on like this are an article for dangerous goods and none themselves. */
export const isArticleZh = (rest: string, isGas: boolean): boolean =>
  articleZh.test(rest) && !/\d/.test(rest) && !packingZh.test(rest) && !(isGas && receptaclesZh.test(rest));

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const negatingEn = words(
  'NON NO NOT WITHOUT ANTI EMPTY FREE IMITATION FAKE EXCEPT EXCLUDING EXCL ZERO WO BASED DE',
);
export const freeEn = words('FREE PROOF RESISTANT RESISTANCE RETARDANT REPELLENT NOT EXCLUDED');

/** The last words of English names of articles. */
export const articlesEn = words(`
  CASE COVER HOLDER STAND PUMP TUBE TUBING HOSE VALVE MASK GLOVE BOTTLE BOX CABINET HELMET TIRE PART BRUSH ROLLER GUN TESTER DETECTOR ANALYZER METER SENSOR STOVE GRILL BURNER LAMP LIGHT FILTER PAPER WICK SWITCH
  BOARD FITTING PIPE BAG CARTON LABEL STICKER CHARGER CABLE WIRE TOY MOLD MOULD MACHINE EQUIPMENT PRODUCTION LINE RACK TRAY CUP GLASS LID CAP SPARE ACCESSORY TOOL BLADE BEARING PISTON GASKET SEAT CUSHION RAINCOAT FABRIC CLOTH YARN FIBER SHIRT SHOE INSOLE TOWEL SOCK
  BOOK MODEL SHELL HOUSING FRAME KNOB HANDLE REGULATOR CONTROLLER ADAPTER CONNECTOR COMPRESSOR GENERATOR EVAPORATOR DRYER TANK DISPENSER SPRAYER KEYBOARD CURTAIN FLOORING FURNITURE CHAIR TABLE PILLOW SOAP TOOTHBRUSH PLATE SHEET ROD BAR WASHER SCREW BOLT NUT ROPE NET TAPE`);

/** Words between the head of an English name and what it is for or made of. */
export const prepositionsEn = words('FOR WITH IN OF FROM WITHOUT BY AND OR TO AS AT UN PER');

export const compoundBeforeEn =
  /^(?:[A-Z]*(?:YL|OXY|CHLORO|FLUORO|BROMO|IODO|NITRO|AMINO|HYDROXY|CYANO|THIO|OXO|MERCAPTO|PHENYL)|POLY|BIS|DI|TRI|TETRA|PENTA|HEXA|PER|SODIUM|POTASSIUM|CALCIUM|MAGNESIUM|ZINC|ALUMINUM|LITHIUM|COPPER|IRON|[A-Z]+ONIUM)$/;
export const compoundAfterEn =
  /^(?:[A-Z]{2,}(?:ATE|IDE|ITE|YL|OL|AL|ENE|ANE|INE|ONE|OATE|AMIDE|OSE)|ACID|ETHER|ESTER|[A-Z]*POLYMER|RUBBER|RESIN|SALT|LATEX|EMULSION|FOAM|FILM|PLASTIC|WAX|BLACK|SULFONATE|STEARATE|SALICYLATE|DERIVATIVE|HCL)$/;

/** Words of grade, form and packing beside an English name. */
export const decorationEn = words(`
  GRANULE POWDER FLAKE LUMP PRILL PELLET PEARL BEAD CRYSTAL SOLID LIQUID GAS SOLUTION INDUSTRIAL GRADE TECHNICAL TECH PURE PURITY REFINED FOOD PHARMA REAGENT AR CP AA USP BP MIN MAX PCT PERCENT WT MIXTURE MIXED SAMPLE DRUM BULK IBC ISO BAG CAN KG KGS MT TON LITER L ANHYDROUS
  DRY WET STABILIZED INHIBITED MOLTEN CONCENTRATED DILUTE GLACIAL AQUEOUS AND OR WITH CONTAINING SOLVENT CHEMICAL RAW MATERIAL HIGH LOW BATTERY NEW USED WASTE SCRAP NAME COMMODITY GOODS CARGO CAS NO N ISO TERT SEC P M O THE A OF TYPE BRAND`);
