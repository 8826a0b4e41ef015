/** Messages about draft bills of lading. */
export const billMessages = {
  seaOnly: '只有海运订单有提单草稿',
  over: '订单未受理或已结束，不能再处理提单草稿',
  draftUnknown: '没有这一版提单草稿',
  nothingSubmitted: '客户还没有提交补料，不能签发提单草稿',
  released: '提单已放单，不能再签发草稿；更改请按船公司的改单办理',
  notDeparted: '还没有登记开船，不能放单；提单表明货物已装船',
  notApproved: '最新一版提单草稿未经客户确认，不能放单',
  releasedSo: '提单已按此放单',
  unchanged: (version: number) => `与第 ${version} 版草稿相同，没有可签发的更改`,
  answeredNothing: '提单草稿还没有签发，请等平台签发后再答复',
  overtaken: (version: number, at: string) =>
    `平台已于 ${at} 签发第 ${version} 版提单草稿。您的操作没有执行，请核对新版`,
  answered: (who: string, at: string, kind: 'approved' | 'changes', version: number) =>
    `${who}已于 ${at} ${kind === 'approved' ? '确认' : '提出更改'}（提单草稿第 ${version} 版）。您的操作没有执行，请核对后再决定`,
  releasedAt: (at: string) => `平台已于 ${at} 放单。您的操作没有执行`,
  resubmitted: (who: string, at: string, version: number) =>
    `${who}已于 ${at} 提交第 ${version} 版补料。您的操作没有执行，请核对后再签发`,
  somebody: '客户',
  colleague: '同事',
  version: (version: number, note: string) => [`第 ${version} 版`, note].filter(Boolean).join('，'),
  kinds: { original: '正本提单', telex: '电放', seaWaybill: '海运单' },
  releaseNote: (kind: string, originals: number | undefined, billNo: string, note: string) =>
    [kind, originals === undefined ? '' : `正本 ${originals} 份`, `提单号 ${billNo}`, note].filter(Boolean).join('，'),
  tasks: {
    instructed: (version: number) => `补料第 ${version} 版已提交，待签发提单草稿`,
    changes: (version: number, fields: number) => `客户对第 ${version} 版提出 ${fields} 项更改`,
    approved: (version: number) => `客户已确认第 ${version} 版，待放单`,
  },
} as const;
