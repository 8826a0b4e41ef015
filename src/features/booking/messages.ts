import { proposedEntryText } from '#contract/rules/acceptance/proposedEntryText.ts';
import type { PrefillSource } from '#contract/booking/orderDraft.ts';
import type { ProposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import type { PartyName } from '#contract/services/definitions/serviceDefinition.ts';
import type { StoreClass } from '#contract/rules/storage/storeClass.ts';
import { dangerousMessages, verdictsMessages } from './messages/dangerousGoods.ts';
import { basisMessages, feesMessages, repricedMessages } from './messages/fees.ts';
import { labels } from './messages/labels.ts';
import { finishedMessages, placedMessages } from './messages/placed.ts';

export const bookingMessages = {
  title: (service: string) => `${service}下单`,
  amending: (orderNo: string) => `修改订单 ${orderNo}`,
  labels,
  cargoItem: (index: number) => `货物 ${index + 1}`,
  labelOfItem: (cargoItem: string, label: string) => `${cargoItem} · ${label}`,
  steps: {
    quote: { sailing: '船期', goods: '商品', lane: '线路', place: '地点' },
    cargo: '货物',
    parties: '当事人',
    contact: '联系人',
    documents: '单证',
    protocol: '备注与协议',
    end: '单证与提交',
  },
  railLabel: '填写步骤',
  problemsInStep: (count: number) => `${count} 处待修改`,
  leftInStep: (count: number) => `还差 ${count} 项`,
  stepDone: '已填好',
  summary: {
    title: '订单摘要',
    dangerous: '危险品',
    items: (name: string, count: number) => `${name} × ${count}`,
    route: (origin: string, destination: string) => `${origin} → ${destination}`,
    load: (packages: string, kg: string, m3: string) => `${packages} 件 ${kg} kg ${m3} m³`,
    noLoad: '货物待填',
    validUntil: '价格有效期',
    left: (time: string) => `剩 ${time}`,
  },
  draftStored: '所填内容随时保存在本机，刷新或关闭页面不会丢失。',
  back: (service: string) => `返回${service}`,
  backToSailings: '返回船期查询',
  unavailable: {
    title: '暂时不能在线下单',
    text: '可能是网络不畅，或所选内容已停止受理。',
    stored: '您填写的内容仍保存在本机',
    storedText: '改选后可以接着填写，不必重填：',
    goOn: { fcl: '选择其他航次，接着填写', other: '重新选择' },
  },
  rejected: '订单未提交',
  toMoney: '查看账单与对账（新窗口）',
  problems: (count: number) => `有 ${count} 处需要修改后才能提交`,
  nextProblem: '去修改',

  quote: {
    carrier: { moves: '承运人', stays: '承办' },
    transit: '时效',
    days: (days: number) => `约 ${days} 天`,
    frequency: { moves: '班期', stays: '时间' },
    validUntil: '价格有效期至',
    origin: '起运地',
    destination: '目的地',
    place: '地点',
  },

  sailing: {
    vessel: '船名航次',
    carrier: '船公司与航线',
    departure: '预计开船（ETD）',
    arrival: '预计到港（ETA）',
    transit: (days: number) => `航程 ${days} 天`,
    direct: '直达',
    via: (port: string) => `经 ${port} 中转`,
    freeDays: '目的港免费用箱期',
    days: (days: number) => `${days} 天`,
    acceptedClasses: '船公司受理的危险品类别',
    noClasses: '不受理危险品',
    cutOffs: '截止时间',
    soon: '不足 24 小时',
    passed: '已截止',
    timeZone: '均为北京时间',
  },

  items: {
    many: '可混订多种，同一订单办理。',
    one: '请选择一种。',
    capacity: (kg: string, m3: string) => `约可装 ${kg} kg、${m3} m³`,
    fewer: (item: string) => `减少一个 ${item}`,
    more: (item: string) => `增加一个 ${item}`,
    unitPrice: (price: string, unit: string) => `${price} / ${unit}`,
    least: (price: string) => `最低 ${price}`,
    load: '货物合计',
    room: '可装',
  },

  fields: {
    choose: '请选择',
    charged: (prices: string) => `另收 ${prices}`,
  },

  cargo: {
    add: '添加一项货物',
    bulk: '从表格粘贴或上传',
    readSheet: '从安全技术说明书（SDS）读取',
    full: (max: number) => `最多 ${max} 项，更多货物请分单`,
    duplicate: '复制',
    remove: '删除',
    duplicateOf: (cargoItem: string) => `复制${cargoItem}`,
    removeOf: (cargoItem: string) => `删除${cargoItem}`,
    dangerous: '危险品',
    dangerousHint: '不能确定是否为危险品时，请以 SDS 第 14 项或货物运输条件鉴定书为准',
    choose: '请选择',
    hsHint: '6–10 位数字',
    packages: '件',
    total: (packages: string, kg: string, m3: string) => `${packages} 件 · ${kg} kg · ${m3} m³`,
    unit: (unit: string) => `装入第几${unit}`,
    unitOf: (index: number, unit: string) => `第 ${index} ${unit}`,
    allUnits: (count: number, unit: string) => `全部 ${count} ${unit}`,
    measured: (m3: string) => `按尺寸与件数计算为 ${m3} m³`,
    takeMeasured: '填入',
  },

  prefilled: {
    profile: '来自企业资料',
    book: '来自地址簿',
    order: '来自上一单，请核对',
    derived: '由所填内容推算',
    estimate: '按常用包装估算，请核对',
  } satisfies Record<PrefillSource, string>,
  suggestions: {
    hsCode: '参考 HS 编码，核对品名后点选：',
    emergency: '24 小时均能应答的，可用订单联系人：',
    volume: (packaging: string) => `按 ${packaging}的常见外形估算，核对后点选：`,
    implied: '按毛重与体积计算，核对后点选：',
    weight: (packaging: string) => `按 ${packaging}的常见皮重、装量估算，核对后点选：`,
    lastGoods: '最近订过：',
  },

  template: {
    lead: '常发的货可用模板填写货物与各方，船期与价格不变。',
    fill: '用模板填写',
  },

  undo: {
    action: '撤销',
    status: (text: string) => `${text}，可撤销`,
    removed: (cargo: string) => `已删除${cargo}`,
    fewer: (item: string) => `已减少一个 ${item}`,
    repacked: (index: number, unit: string) => `第 ${index} ${unit}之后的货物已并入第 ${index} ${unit}`,
    withdrawn: '已改为普通货物，所填的危险货物信息已清除',
    shared: '已改为同收货人，所填的通知人已清除',
    filled: '已用模板填写',
    repeated: '已按上次的货物填写',
  },

  dangerous: dangerousMessages,

  verdicts: verdictsMessages,

  store: {
    title: '所需库类',
    names: { A: '甲类', B: '乙类', C: '丙类', G: '丁、戊类' } satisfies Record<StoreClass, string>,
    of: (name: string) => `${name}（按所填货物）`,
    range: (least: string, most: string) => `待专员核定，至少${least}，最高可能为${most}`,
    tooLow: '所选库类低于货物所需，请改选。',
  },
  tank: {
    title: '可移动罐柜导则',
    of: (name: string, instruction: string) => `${name}（${instruction}）`,
    none: '一览表未列',
    unfit: '所选罐型不符合，请改选。',
    fill: '充装率',
    most: (percent: string) => `本货的最大充装率为 ${percent}%`,
    filled: (percent: string, litres: string, capacity: string) => `${percent}%（${litres} L / ${capacity} L）`,
  },
  basis: basisMessages,

  parties: {
    names: {
      abroad: { shipper: '发货人', consignee: '收货人', notifyParty: '通知人' },
      inland: { shipper: '托运人', consignee: '收货人', notifyParty: '通知人' },
      service: { shipper: '委托方', consignee: '收货人', notifyParty: '通知人' },
    } satisfies Record<string, Record<PartyName, string>>,
    english: {
      shipper: '（Shipper）',
      consignee: '（Consignee）',
      notifyParty: '（Notify Party）',
    } satisfies Record<PartyName, string>,
    bookingContact: '订单联系人',
    manage: '管理地址簿',
    inNewTab: '（在新窗口打开，所填内容不变）',
    none: '不从地址簿选择',
    asTyped: '按所填内容',
    kept: '下单后，各方与联系人存入地址簿，下次输入名称即可选用；可在会员中心的地址簿中修改、删除。',
    latinHint: '名称与地址将载入提运单，请用英文填写',
    contactHint: '受理、补料、复核等消息发给此人',
    fields: { name: '名称', address: '地址', telephone: '电话', email: '邮箱', contactName: '姓名', phone: '手机' },
    fieldOf: (party: string, field: string) =>
      import.meta.env.ENGLISH ? `${party}: ${field.toLowerCase()}` : party + field,
  },

  documents: {
    intro: '勾选已备妥的单证，其余由操作人员跟进催收。不影响本次提交。',
    attach: '有电子文件的可直接上传，下单后随订单送审。',
    visitor: '未登录时选好文件后先请您登录，所填内容不会丢失。',
    issuer: '出具',
    due: '时限',
    conditional: '视情况',
    when: (when: string) => `（${when}）`,
    later: '到时由承办方提供，您无须准备：',
    held: (held: number, all: number) => `已备妥 ${held} / ${all}`,
  },
  tightCutOffs: '查看各截止时间',
  remarkHint: '特殊操作要求等，500 字以内',

  protocol: {
    agree: (title: string) => `我已阅读并同意《${title}》`,
    read: '阅读全文',
    version: (version: string) => `协议版本 ${version}`,
  },

  fees: feesMessages,

  repriced: repricedMessages,

  conflicting: {
    title: '草稿在另一个窗口里改过',
    changed: (time: string) =>
      `另一个窗口在 ${time} 保存了这份草稿，内容与本窗口不同。以哪边为准？另一边的内容将不再保留。`,
    differs: (steps: string) => `不同之处：${steps}`,
    gone: '这份草稿已在另一个窗口提交或删除。本窗口所填的内容还在，可以另存为一份新草稿继续填写；若已在那边提交，请勿重复下单。',
    take: '用那边的内容',
    keep: '保留本窗口的内容',
  },

  recognised: {
    title: (words: string) => `“${words}”可能是危险货物`,
    entry: (entry: ProposedEntry) => `建议条目：${proposedEntryText(entry, import.meta.env.ENGLISH)}`,
    text: '按普通货物提交的，须经危险品专员审核后才能继续；已填的内容在申报后保留。',
    declare: '按危险货物申报',
    controlled: (words: string, controls: readonly string[]) => `“${words}”属${controls.join('、')}`,
    papers: '须备齐相应的许可或备案证明，见“单证”一步；订单由危险品专员核对。',
    declareOf: (item: string) => `按危险货物申报：${item}`,
  },
  placed: placedMessages,
  finished: finishedMessages,
} as const;

/** Chinese text while the order page loads; what a page shows that only might lead to an order. */
export const skeletonMessages = { opening: '正在打开订单' } as const;
