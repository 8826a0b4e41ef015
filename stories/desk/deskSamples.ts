import { deskThread, emptyDeskThread } from '#stories/conversation/conversationSamples.ts';
import type { NameDecision } from '#contract/desk/orders/findings.ts';
import { viewIn } from '#contract/desk/lists/lists.ts';
import type { PlainRow } from '#contract/desk/lists/plainLists.ts';
import type { ListStart } from '#contract/desk/lists/savedViews.ts';
import type { ListedOrder, OrdersPage } from '#contract/desk/lists/orderList.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import type { Inbox } from '#contract/desk/notices.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { QueueItem, QueuePage } from '#contract/desk/queue.ts';
import type { DeskApplication, DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import type { Enrolment, StaffSelf } from '#contract/desk/staff.ts';
import { requests } from '#stories/orders/documentRequestSamples.ts';
import { lackingPapers, versions } from '#stories/orders/instructionSamples.ts';
import { submissions, vgmSubmitted } from '#stories/orders/vgmSamples.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { ProposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import type { SubjectDetail } from '#machines/desk/deskSubject.ts';
import { misdeclared } from '#stories/orders/misdeclaredOrder.ts';
import { invoiced, released, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { accepted } from '#stories/orders/orderSampleParts.ts';
import { enquiryForm, storedEnquiry } from '#stories/services/serviceSamples.ts';

/** The address of the desk in its stories. */
export const deskOrigin = 'https://www.example.com';

/** The time of the desk's stories. */
export const deskNow = Date.parse('2026-03-02T02:00:00Z');

export const administrator: StaffSelf = {
  login: 'chen',
  name: '陈立',
  role: 'administrator',
  until: '2026-03-02T14:00:00Z',
};

export const clerk: StaffSelf = { login: 'wang', name: '王敏', role: 'clerk', until: '2026-03-02T14:00:00Z' };

export const enrolment: Enrolment = {
  login: 'wang',
  name: '王敏',
  role: 'clerk',
  totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  totpUri: 'otpauth://totp/desk:wang?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=desk',
};

const listed: ListedOrder = {
  orderNo: reviewed.orderNo,
  line: 'fcl',
  status: 'DG_REVIEW',
  isDangerous: true,
  routeZh: '上海 → 汉堡',
  carriageZh: 'COSCO SHIPPING ARIES / 031W',
  customerZh: '华东化工出口有限公司',
  placedAt: '2026-03-01T03:20:00Z',
  departsAt: '2026-03-12T10:00:00Z',
  dueAt: '2026-03-02T01:00:00Z',
  owner: { login: 'wang', name: '王敏' },
};
export const listedOrders: ListedOrder[] = [
  listed,
  {
    ...listed,
    orderNo: 'WHS260228000007',
    line: 'warehousing',
    status: 'COMPLETED',
    isDangerous: false,
    routeZh: '上海外高桥',
    carriageZh: '',
    departsAt: null,
    dueAt: null,
    owner: null,
  },
];
export const ordersPage: OrdersPage = {
  rows: listedOrders,
  next: { at: '2026-02-28T03:20:00Z', id: 'WHS260228000007' },
};

/** The initial data of a list: a default view and another. */
export const started: ListStart = {
  views: [
    {
      id: '6f1c7c1e-58a4-4a6e-9f25-1c36f45e2a01',
      name: '我的危险品',
      query: 'dangerous=Y&owner=mine&sort=due',
      isDefault: true,
    },
    {
      id: '6f1c7c1e-58a4-4a6e-9f25-1c36f45e2a02',
      name: '逾期',
      query: 'overdue=Y&sort=due&columns=status,due',
      isDefault: false,
    },
  ],
  colleagues: [
    { login: 'wang', name: '王敏' },
    { login: 'li', name: '李强' },
  ],
  carriers: ['长荣海运', '中远海运集运'],
};

export const listedEnquiry: PlainRow = {
  id: 'ENQ260301000012',
  cells: {
    enquiryNo: 'ENQ260301000012',
    status: '待答复',
    customer: '示例化工有限公司',
    phone: '13700000001',
    goods: '工业涂料',
    lane: '上海 → 汉堡',
    received: '2026-03-01T03:20:00Z',
    due: '2026-03-02T01:00:00Z',
  },
  owner: null,
};
export const listedCompany: PlainRow = {
  id: '7a1c7c1e-58a4-4a6e-9f25-1c36f45e2a01',
  cells: {
    company: '华东化工出口有限公司',
    creditCode: '91310000MA1FL0B59K',
    phone: '13800000003',
    orders: '12',
    lastOrder: '2026-03-01T03:20:00Z',
    verified: '2026-01-05T02:00:00Z',
  },
  owner: null,
};

/** The list of all orders before its rows. */
export const wholeOrders = {
  list: 'orders' as const,
  ...viewIn('orders', ''),
  ...started,
  addressed: '',
  viewId: '',
  selected: [],
  givenTo: null,
  cursors: [],
  rows: [],
  next: null,
};

const item: QueueItem = {
  kind: 'review',
  about: 'order',
  subject: reviewed.orderNo,
  titleZh: `${reviewed.orderNo} · 海运整箱 · 上海 → 汉堡`,
  detailZh: '危险品审核中 · COSCO SHIPPING ARIES 031W',
  dueAt: '2026-03-02T01:00:00Z',
  since: '2026-03-01T03:20:00Z',
  owner: null,
};
export const waiting: QueueItem[] = [
  item,
  { ...item, kind: 'documents', detailZh: '缺 危包证', dueAt: '2026-03-02T10:00:00Z', owner: clerk },
  {
    ...item,
    kind: 'verification',
    about: 'application',
    subject: 'a1',
    titleZh: '华东化工出口有限公司',
    detailZh: '91310115MA1H00000X',
    dueAt: '2026-03-02T10:00:00Z',
    owner: { login: 'zhao', name: '赵刚' },
  },
  {
    ...item,
    kind: 'enquiry',
    about: 'enquiry',
    subject: 'XJ2603010001',
    titleZh: 'XJ2603010001 · 海运整箱 · 工业涂料',
    detailZh: '示例化工有限公司 · 赵询价',
    dueAt: '2026-03-02T10:00:00Z',
  },
];

/** Unread notices of a colleague. */
export const unread: Inbox = {
  version: 'i1',
  total: 2,
  notices: [
    {
      kind: 'mentioned',
      position: 'n1',
      titleZh: '同事提到您：订单FCL202603010042',
      textZh: '刘洋在订单FCL202603010042的备注中提到您：“@王敏 客户常改船期，先电话确认。”。',
      at: '2026-03-02T01:00:00Z',
      path: placeAddress({ about: 'order', subject: 'FCL202603010042' }),
    },
    {
      kind: 'due',
      position: '2026-03-02T09:00:00Z',
      titleZh: '2 项待办即将到期',
      textZh:
        '您的下列待办自 2026-03-02 17:00 起到期：\n2026-03-02 17:30 FCL202603010042 客户消息\n2026-03-02 17:45 江苏示例化工有限公司 企业认证',
      at: '2026-03-01T23:00:00Z',
      path: placeAddress(undefined),
    },
  ],
};

/** A page of the queue: one colleague is absent. */
export const waitingPage: QueuePage = {
  total: 4,
  items: waiting,
  next: null,
  colleagues: [
    { login: 'wang', name: '王敏', role: 'clerk', absentUntil: null },
    { login: 'zhao', name: '赵刚', role: 'clerk', absentUntil: '2026-03-06T15:59:59Z' },
  ],
};
/** One of several pages. */
export const longPage: QueuePage = {
  ...waitingPage,
  total: 54,
  next: { dueAt: '2026-03-02T10:00:00Z', subject: 'a1', kind: 'verification' },
};

const atDesk = (order: typeof reviewed, given: Partial<DeskOrder>): DeskOrder => ({
  ...order,
  timeline: order.timeline.map((event) =>
    Object.assign({ person: null }, event, event.by === 'user' ? {} : { person: '王敏' }),
  ),
  customer: { name: '李强', phone: '13812345678', enterpriseZh: '华东化工出口有限公司', audit: 'PASS' },
  shipment: noShipment,
  // a picture would come from the service
  documents: order.documents.flatMap((each) =>
    each.fileName.endsWith('.pdf') ? [Object.assign({ person: null, version: 1, replacedBy: null }, each)] : [],
  ),
  canUpload: true,
  enquiryNo: null,
  conversation: emptyDeskThread,
  instructions: [],
  vgmVersions: [],
  deskBill: null,
  trackKinds: { EST: [], ACT: [] },
  commands: [],
  canCorrect: false,
  canSplit: false,
  prices: [],
  canProposePrice: false,
  costs: [],
  canRecordCost: false,
  documentRequests: [],
  canRequestDocument: false,
  findings: [],
  goodsNames: [],
  declareBy: '2026-03-03T10:00:00Z',
  owner: null,
  invoiceNo: '',
  contentVersion: 'v1',
  ...given,
});

export const reviewedOrder = atDesk(reviewed, {
  reviewReasons: [
    { path: 'cargo.1.dangerous.unNumber', why: 'segregation', words: '与货物 1 同装：远离（IMDG 42-24 7.2.4）' },
  ],
  commands: ['info.requested', 'order.accepted', 'order.rejected'],
  goodsNames: [
    { unNumber: '1263', properShippingName: 'PAINT', nameZh: '涂料', nameZhSource: 'official' },
    { unNumber: '2491', properShippingName: 'ETHANOLAMINE', nameZh: '乙醇胺', nameZhSource: 'corrected' },
  ],
});
/** The same after a colleague asked for information. */
export const askedOrder: DeskOrder = {
  ...reviewedOrder,
  contentVersion: 'v2',
  timeline: [
    ...reviewedOrder.timeline,
    {
      status: 'NEED_INFO',
      act: 'info.requested',
      by: 'platform',
      at: '2026-03-02T06:20:00.000Z',
      note: '请补充危包证',
      person: '刘洋',
    },
  ],
};
/** The same accepted: its space is next. */
export const acceptedOrder: DeskOrder = {
  ...reviewedOrder,
  status: accepted.status,
  reviewReasons: [],
  timeline: [...reviewedOrder.timeline, { ...accepted, person: '王敏' }],
  commands: ['info.requested', 'order.rejected', 'space.released'],
};
const earlier = (entry: ProposedEntry | undefined): NameDecision => ({
  decision: 'declare',
  entry: entry ?? null,
  reason: '安全数据单写明过氧化氢 30%',
  at: '2026-02-11T06:20:00Z',
  by: '赵刚',
  orderNo: 'FCL202602110017',
});

/** Goods that are not declared dangerous, with two findings: one to be answered, one settled. */
export const suspectedOrder = atDesk(misdeclared, {
  findings: misdeclared.reviewReasons.map((finding, index) =>
    Object.assign({}, finding, { key: `f${index}`, earlier: index === 0 ? [earlier(finding.entry)] : [] }),
  ),
  commands: ['info.requested', 'goods.cleared', 'order.rejected'],
});
export const releasedOrder = atDesk(released, {
  canRequestDocument: true,
  documentRequests: requests.map((request) => Object.assign({ askedBy: '王敏', closedAt: null }, request)),
  commands: ['danger.declared', 'space.withdrawn'],
  enquiryNo: 'XJ2603010001',
  canCorrect: true,
  canSplit: true,
  shipment: {
    ...noShipment,
    carrierBookingNo: 'COSU6300123',
    billOfLadingNo: 'COSU6300123917',
    vessel: 'COSCO SHIPPING ARIES',
    voyage: '031W',
    containers: [
      { containerNo: 'MSCU1234566', sealNo: 'CN887766' },
      { containerNo: 'CSQU3054383', sealNo: '' },
    ],
    gatedInAt: '2026-03-01T11:00:00Z',
  },
  instructions: versions,
  vgmVersions: vgmSubmitted,
  submissions,
  dangerousPapers: lackingPapers,
  conversation: deskThread,
});

/** The same cleared by customs: its departure is next. */
export const clearedOrder: DeskOrder = {
  ...releasedOrder,
  status: 'CUSTOMS',
  commands: ['transport.departed', 'space.withdrawn'],
};

/** The same under way, with a requested invoice. */
export const sailedOrder: DeskOrder = {
  ...releasedOrder,
  status: invoiced.status,
  timeline: atDesk(invoiced, {}).timeline,
  commands: ['transport.arrived'],
};

const release: DeskOrder['documents'][number] = {
  id: 'd4',
  fileName: 'COSU6300123_SO_2.pdf',
  paperCode: 'SO',
  bytes: 182_113,
  uploadedAt: '2026-03-01T10:20:00Z',
  isOfDesk: true,
  person: '王敏',
  version: 2,
  replacedBy: null,
};

/** Its vessel was corrected after it had sailed, and its shipping order has a second version. */
const correctedOrder: DeskOrder = {
  ...releasedOrder,
  status: 'SAILED',
  commands: ['transport.arrived'],
  documents: [
    ...releasedOrder.documents,
    { ...release, id: 'd3', fileName: 'COSU6300123_SO.pdf', version: 1, replacedBy: 'd4' },
    release,
  ],
  timeline: [
    ...releasedOrder.timeline.map((event) =>
      Object.assign({}, event, event.by === 'user' && { keyName: 'ERP 正式环境' }),
    ),
    {
      status: 'SAILED',
      act: 'shipment.corrected',
      by: 'platform',
      at: '2026-03-12T11:00:00Z',
      note: '',
      person: '王敏',
      correction: {
        reason: '船公司换船，订舱确认书第 2 版',
        changes: [
          { name: 'vessel', from: 'COSCO SHIPPING VIRGO', to: 'COSCO SHIPPING ARIES' },
          { name: 'billOfLadingNo', from: '', to: 'COSU6300123917' },
          { name: 'gatedInAt', from: '2026-03-01T18:00', to: '2026-03-01T19:00' },
        ],
      },
    },
  ],
};

const priceOf = (given: Partial<DeskOrder['prices'][number]>): DeskOrder['prices'][number] => ({
  id: 'p1',
  nameZh: '超期用箱费（40HQ × 1，3 天）',
  currency: '1',
  amount: 90_000,
  reason: '还箱超过免箱期 3 天，按公布费率每天 300 元',
  evidence: '船公司账单 COSU6300123-DET',
  state: 'proposed',
  proposedBy: '王敏',
  proposedAt: '2026-03-12T06:20:00Z',
  decidedBy: null,
  decidedAt: null,
  comment: '',
  canReplace: true,
  canDecide: true,
  ...given,
});

/** Corrections of its price: one returned, one approved, one that waits for the reader. */
export const repricedOrder: DeskOrder = {
  ...correctedOrder,
  canProposePrice: true,
  totals: correctedOrder.totals.map(({ currency, amount }) => ({
    currency,
    amount: currency === '2' ? amount - 12_050 : amount,
  })),
  corrections: [
    { nameZh: '海运费优惠', currency: '2', amount: -12_050, reason: '按年度合同价结算', at: '2026-03-12T03:20:00Z' },
  ],
  prices: [
    priceOf({
      id: 'p0',
      amount: 120_000,
      state: 'returned',
      decidedBy: '陈立',
      decidedAt: '2026-03-12T03:10:00Z',
      comment: '天数与船公司账单不符',
      canReplace: false,
      canDecide: false,
    }),
    priceOf({
      id: 'p2',
      nameZh: '海运费优惠',
      currency: '2',
      amount: -12_050,
      reason: '按年度合同价结算',
      evidence: '',
      state: 'approved',
      decidedBy: '陈立',
      decidedAt: '2026-03-12T03:20:00Z',
      canReplace: false,
      canDecide: false,
    }),
    priceOf({}),
  ],
};

export const application: DeskApplication = {
  id: 'a1',
  contentVersion: 'v1',
  status: 'REVIEWING',
  reason: null,
  submittedAt: '2026-03-01T03:20:00Z',
  applicant: { name: '李强', phone: '13812345678' },
  fields: {
    enterpriseName: '华东化工出口有限公司',
    creditCode: '91310115MA1H00000X',
    enterpriseType: '有限责任公司',
    legalPerson: '李强',
    registeredCapital: '500万元',
    establishedOn: '2015-06-01',
    address: '上海市浦东新区示例路1号',
    businessScope: '化工产品销售',
    englishName: 'East China Chemicals Export Co., Ltd.',
    englishAddress: 'No. 1 Example Road, Pudong, Shanghai, China',
  },
  read: {
    enterpriseName: '华东化工出口有限公司',
    creditCode: '91310115MA1H00000X',
    enterpriseType: '有限责任公司',
    legalPerson: '李 强',
    registeredCapital: '500万元',
    establishedOn: '2015-06-01',
    address: '上海市浦东新区示例路11号',
    businessScope: '化工产品销售',
  },
  hasPicture: false,
  takenByZh: null,
  owner: null,
};

/** The same, passed. */
export const passedApplication: DeskApplication = { ...application, status: 'PASS' };

export const enquiry: DeskEnquiry = {
  contentVersion: 'v1',
  enquiryNo: storedEnquiry.enquiryNo,
  conversation: emptyDeskThread,
  content: enquiryForm,
  receivedAt: '2026-03-01T03:20:00Z',
  answerBy: storedEnquiry.answerBy,
  answer: null,
  owner: null,
  version: 1,
  offers: [],
  offerEvents: [],
  ofLane: [],
  ofCustomer: [],
};

export const ofOrder = (order: DeskOrder): SubjectDetail => ({ about: 'order', order });
