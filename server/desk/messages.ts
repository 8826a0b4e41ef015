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
  enquiryUnknown: '没有这条询价',
  enquiryAnswered: (who: string, at: string) => `${who}已于 ${at} 答复该询价。您的答复没有记录，请核对`,
  notTheirs: (who: string) => `${who}的岗位不处理这类事项`,
  absent: (who: string, until: string) => `${who}不在岗，至 ${until}`,
  claimed: (who: string, at: string) => `${who}已于 ${at} 认领，请核对后再操作`,
  released: '同事已放回该事项，请核对后再操作',
  goodsUnknown: (unNumber: string) => `危险货物一览表中没有 UN${unNumber} 的这个条目，请核对英文正确运输名称`,
  exported: {
    title: '订单',
    columns: ['订单号', '业务', '状态', '客户', '航线', '船名航次', '危险品', '下单', '开航', '截止', '经办人'],
    yes: '是',
    no: '否',
  },
  tooMany: (wait: string) => `操作过于频繁，请${wait}后再试`,
} as const;
