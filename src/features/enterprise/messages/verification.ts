import { applicationFieldNames } from '#contract/enterprise/licenceFieldNames.ts';
import { limits } from '#contract/protocol/limits.ts';

/** Chinese text of the enterprise verification and its licence. */
export const enterpriseMessages = {
  verification: {
    title: '企业认证',
    steps: { label: '认证进度', submit: '提交执照', review: '平台审核', done: '认证完成' },
    stepDone: '已完成',
    stepFailed: '未通过',
    loading: '正在查询认证状态…',
    unavailable: '认证状态查询失败，请稍后重试',
    retry: '重新加载',
    reviewing: {
      title: '资料已提交，正在审核',
      lead: '审核通常几秒内完成；需要人工核对时，最长一个工作日。',
      next: [
        '我们会核对执照图片与您确认的信息是否一致。',
        '可以关闭本窗口，审核不受影响；结果也可在会员中心的工作台查看。',
        '审核期间可以照常下单。下单后两天内通过审核，订单即予保留，否则自动取消。',
      ],
      waiting: '本窗口会自动更新结果',
    },
    rejected: {
      title: '认证未通过',
      reason: (reason: string) => `原因：${reason}`,
      lastReason: (reason: string) => `上次未通过的原因：${reason}`,
      unknown: '审核人员未填写原因，请联系客服了解详情。',
      lead: `请按上述原因修改后重新提交。已填写的信息为您保留，营业执照图片自审核未通过之日起保留 ${limits.licenceRetentionDays} 天。`,
      orders: '认证通过之前，新订单将在下单两天后自动取消。',
      again: '重新提交',
    },
    passed: {
      title: '认证已通过',
      lead: '贵企业的订单不再因未认证而自动取消，认证前已提交且未取消的订单同样保留。',
      done: '完成',
    },
  },

  licence: {
    lead: '请上传营业执照图片，系统将自动识别企业信息，由您核对后提交。',
    choose: '选择营业执照图片',
    drop: '或将图片拖放到此处',
    accepted: (megabytes: number) =>
      `支持 JPEG、PNG、WebP，不超过 ${megabytes} MB。请上传清晰、完整、在有效期内的执照正本或副本。`,
    picture: '已上传的营业执照',
    enlarge: '放大图片',
    replace: '更换图片',
    uploading: (name: string) => `正在上传 ${name}`,
    uploadProgress: '上传进度',
    restoring: '正在取回上次提交的营业执照…',
    unseen: '上次提交的图片已保留，但暂时无法显示。可直接提交，或更换图片。',
    reread: {
      kept: (names: readonly string[]) =>
        `新图片上的内容与您填写的不同，已保留您填写的${names.join('、')}，请对照图片核对。`,
      replaced: (names: readonly string[]) => `已按新图片更新${names.join('、')}，请核对。`,
    },
    reading: '正在识别营业执照，通常需要几秒…',
    fileProblems: {
      fileType: '不支持该文件格式，请选择 JPEG、PNG 或 WebP 图片',
      fileSize: '图片超过大小上限，请压缩后重新选择',
      fileEmpty: '文件是空的（0 字节），请重新选择',
      fileGone: '上次提交的营业执照图片已不再保留，请重新上传。之前填写的信息仍为您保留。',
      fileUnreadable: '未能识别执照内容，请对照图片手动填写，或更换更清晰的图片',
    },
    stages: { choose: '上传营业执照', progress: '上传与识别', correct: '核对企业信息' },
    check: '请对照执照核对以下信息，可直接修改。',
    fields: applicationFieldNames,
    hints: {
      creditCode: '18 位，由数字和大写字母组成，不含 I、O、S、V、Z，末位为校验码',
      englishName: '选填，与外贸单证一致；填写后，国际运输下单自动带出英文发货人',
    },
    submit: '提交审核',
  },
} as const;
