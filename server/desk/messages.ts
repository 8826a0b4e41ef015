import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';

/** Messages to staff at the desk. */
export const deskMessages = {
  issuer: '化运通工作台',
  notSignedIn: '未登录或登录已结束，请重新登录工作台',
  roleMissing: '您的岗位没有这项权限',
  signInWrong: '账号、密码或动态口令不正确（动态口令只能使用一次，请等下一个）',
  signInTooMany: (wait: string) => `尝试次数过多，请${wait}后再试；在登录过的电脑上仍可登录，或请管理员重置账号`,
  enrolmentInvalid: '开通链接无效、已使用或已过期，请管理员重新发放',
  totpWrong: '动态口令不正确，请核对手机时间后输入当前的 6 位数字',
  loginTaken: '该账号名已被使用',
  staffUnknown: '没有这位工作人员',
  staffSelf: '不能更改自己的岗位或停用自己，请由另一位管理员操作',
  findingUnknown: '该事项已不存在：客户已更改订单，请刷新后再看',
  findingAnswered: (by: string, time: string) => `该事项已由${by}于 ${time} 确认为普通货物，请刷新`,
  colleague: '同事',
  rule: '系统',
  nameCorrected: (who: string, nameZh: string) => `${who}已将该条目更正为“${nameZh}”。您的更正没有执行，请核对`,
  findingsOpen: (count: number) => `尚有 ${count} 项疑似未申报的危险品没有答复，请逐项答复后再受理`,
  inItem: (item: number) => `货物 ${item}`,
  cleared: (where: string, words: string, reason: string) =>
    `${[where, `“${words}”`].filter(Boolean).join('')}：确为普通货物（${reason}）`,
  proposed: (where: string, entry: string, reason: string) =>
    [`建议将${where || '所写货物'}按危险货物申报${entry && `：${entry}`}。请在订单页按建议填写后提交`, reason]
      .filter(Boolean)
      .join('。'),
  missing: (names: readonly string[]) => `缺 ${names.join('、')}`,
  cutOff: (name: string, status: string) => `${name}临近，当前“${status}”`,
  invoiceKinds: { special: '增值税专用发票', normal: '增值税普通发票' },
  applicationUnknown: '没有这份申请或图片',
  applicationDecided: (who: string, at: string, passed: boolean) =>
    `${who}已于 ${at} ${passed ? '通过' : '驳回'}该申请。您的操作没有执行，请核对`,
  enteredAnswer: (answer: string, who: string, way: string) => `${answer}（${who}${way}答复，平台代为录入）`,
  containerTaken: (containerNo: string, orderNo: string) =>
    `箱 ${containerNo} 已在进行中的订单 ${orderNo} 上，请核对箱号，或先了结该订单`,
  documentReplaced: '同事已上传这份单证的新版，请刷新后替换新版',
  billReleased: (billNo: string) => `提单已按 ${billNo} 放单；提单号请在提单一栏改放单更正`,
  accountClosed: '客户已注销账号，订单不能重新打开',
  orderEnded: (status: string) => `订单已结束（${status}），不能再要求单证`,
  notTracked: (status: string) => `订单不在运输途中（${status}），不能登记货物动态`,
  numberUnknown: '没有这个订单号、订舱号、提单号或箱号的在途订单',
  numberTwice: (orderNos: readonly string[]) => `属于多个订单（${orderNos.join('、')}），请填订单号`,
  eventsTooMany: (max: number) => `一次最多登记 ${max} 行`,
  trackEntry: ({
    classifier,
    nameZh,
    at,
    note,
  }: {
    classifier: 'PLN' | 'EST' | 'ACT';
    nameZh: string;
    at: string | null;
    note: string;
  }) => {
    const what = { PLN: '计划', EST: '预计', ACT: '实际' }[classifier];
    return `${nameZh}：${at === null ? `撤回${what}时间` : `${what} ${at}`}${note && `，${note}`}`;
  },
  alreadyRequested: (name: string) => `已向客户要求“${name}”，尚未了结`,
  requestUnknown: '没有这项单证要求，或已了结',
  requestedUntil: (name: string, until: string, note: string) =>
    [`${name}，请于 ${until} 前上传`, note].filter(Boolean).join('。'),
  requested: { awaited: '等客户上传', received: '客户已上传，请核对', overdue: '客户逾期未上传' },
  priceStatus: (status: string) => `订单现为“${status}”，不能更正费用`,
  proposedBy: (name: string) => `${name}提出，待批准`,
  priceUnknown: '没有这笔费用更正',
  priceDecided: '该笔费用更正已由同事批复或取代。您的操作没有执行，请核对',
  priceOwn: '不能批复本人提出的费用更正，请由另一位有权的同事批复',
  priceLine: (name: string, isCredit: boolean, amount: string) => `${name} ${isCredit ? '减收' : '补收'} ${amount}`,
  costs: {
    status: (status: string) => `订单现为“${status}”，不能录入成本`,
    recorded: '该笔成本已录入，内容与现在填写的不同。请在列表中更正',
    ended: '该笔成本已由同事更正或撤销。您的操作没有执行，请核对',
  },
  figures: {
    title: '经营数据',
    whole: '合计',
    others: (count: number) => `另有 ${count} 组未列出，已计入合计`,
    nobody: '无经办人',
    unverified: '未填企业名称',
    noRate: '尚无美元汇率，不能折算为人民币：请先在“公司数据”导入汇率',
    period: (from: string, to: string) =>
      `${from} 至 ${to}（北京时间），金额为人民币元。订单按下单日统计；费用更正按批准日、减免按开具日计入收入`,
    rate: ({ cnyPerUsd, sourceZh, publishedOn }: ExchangeRate) =>
      `美元按 ${cnyPerUsd} 折算（${sourceZh}，${publishedOn}）`,
    groups: { service: '服务', lane: '航线', customer: '客户', colleague: '经办人' },
    columns: [
      '订单数',
      '受理执行',
      '收入',
      '其中更正与减免',
      '未录成本的单数',
      '已录成本订单的收入',
      '成本',
      '毛利',
      '毛利率',
      '受理用时中位数（小时）',
      '九成不超过（小时）',
      '按承诺受理',
    ],
  },
  nothingKnown: '订单还没有可更正的运输情况',
  enquiryUnknown: '没有这条询价',
  offerAsked: '客户提问',
  offerAccepted: '已接受，待下单',
  enquiryAnswered: (who: string, at: string) => `${who}已于 ${at} 答复该询价。您的答复没有记录，请核对`,
  notTheirs: (who: string) => `${who}的岗位不处理这类事项`,
  absent: (who: string, until: string) => `${who}不在岗，至 ${until}`,
  claimed: (who: string, at: string) => `${who}已于 ${at} 认领，请核对后再操作`,
  released: '同事已放回该事项，请核对后再操作',
  goodsUnknown: (unNumber: string) => `危险货物一览表中没有 UN${unNumber} 的这个条目，请核对英文正确运输名称`,
  viewUnknown: '没有这个视图，可能已在别处删除',
  viewExists: (name: string) => `已有名为“${name}”的视图，请换一个名称`,
  tooManyViews: (max: number) => `最多保存 ${max} 个视图，请先删除不用的`,
  exported: {
    title: '订单',
    columns: [
      '订单号',
      '业务',
      '状态',
      '客户',
      '航线',
      '船名航次',
      '订舱号',
      '提单号',
      '危险品',
      '下单',
      '开航',
      '截止',
      '经办人',
      '碳排放 kg CO₂e（WTW，已知各程）',
    ],
    yes: '是',
    no: '否',
    cut: (rows: number) => `还有更多记录没有列入：一个文件最多 ${rows} 行，请缩小筛选范围后分次导出`,
  },
  tooMany: (wait: string) => `操作过于频繁，请${wait}后再试`,
} as const;
