import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { PasswordStrength } from '#src/features/auth/password/passwordStrength.ts';

/** Words of the dialogs about who somebody is: captchas, texts to read, passwords and the enterprise's verification. */
export const identityCopy = {
  captcha: {
    otherWays: '换一种验证方式',
    toSlider: '滑块验证',
    toWords: '点选文字验证',
    toEffort: '免图验证',
    unableToSolve: '无法完成图片验证？',
    effort: {
      title: '免图验证进行中',
      lead: '您无需做任何操作：浏览器正在完成一道运算题，以代替图片验证，通常需要十几秒。',
      progress: '免图验证进度',
      done: (percent: number) => `免图验证已完成 ${percent}%`,
      advice: '请保持本页打开。如需停止，改用下面的图片验证即可。',
    },
    exhausted: {
      title: '免图验证未通过',
      text: '本次免图验证没有完成，可稍后再试，或改用图片验证。',
      again: '再试一次',
    },
  },
  words: {
    picture: '含有文字的验证图片',
    area: '点选区域',
    crosshair: '点选位置',
    prompt: (words: readonly string[]) => `请依次点击【${words.join('、')}】`,
    preparing: '请依次点击图中文字',
    keys: '也可用键盘：方向键移动十字，按住 Shift 微调，回车点选，退格键撤回。',
    at: (x: number, y: number) => `横${x}，纵${y}`,
    next: (order: number, word: string | undefined) => (word ? `第${order}个，请点击“${word}”` : `请点击第${order}个`),
    retract: '撤回上一点',
    passed: '验证成功',
  },

  reading: {
    body: (title: string) => `${title}正文`,
    confirm: '知道了',
    wait: (seconds: number) => `还需阅读 ${seconds} 秒`,
    missing: {
      both: '请将正文滚动到末尾，倒计时结束后即可确认。',
      end: '请将正文滚动到末尾，然后确认。',
      countdown: '已到末尾，倒计时结束后即可确认。',
      none: '已阅读完毕，可以确认。',
    },
    version: (version: string) => `版本 ${version}`,
    mail: '客服邮箱：',
  },

  password: {
    title: '修改密码',
    changed: '密码已修改',
    lead: '修改后，其他设备上的登录与已记住的密码随即失效，本机保持登录。',
    account: '账号',
    oldPassword: '原密码',
    newPassword: '新密码',
    passwordAgain: '确认新密码',
    show: (name: string) => `显示${name}`,
    hide: (name: string) => `隐藏${name}`,
    rule: '不少于 6 位；建议 12 位以上，并混用大小写字母、数字与符号。',
    strength: (level: PasswordStrength) => `密码强度：${{ weak: '弱', fair: '中', strong: '强' }[level]}`,
    cancel: '取消',
    submit: '确认修改',
    /** The first password of an account that has only ever signed in by SMS. */
    first: {
      title: '设置密码',
      changed: '密码已设置',
      lead: '设置后可用手机号与密码登录；其他设备上的登录随即失效，本机保持登录。',
      submit: '确认设置',
    },
  },

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
      lead: `请按上述原因修改后重新提交。已填写的信息为您保留，营业执照图片自审核未通过之日起保留 ${limits.licenceKeptDays} 天。`,
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
      fileGone: '上次提交的营业执照图片已不再保留，请重新上传。之前填写的信息仍为您保留。',
      fileUnreadable: '未能识别执照内容，请对照图片手动填写，或更换更清晰的图片',
    },
    stages: { choose: '上传营业执照', progress: '上传与识别', correct: '核对企业信息' },
    check: '请对照执照核对以下信息，可直接修改。',
    fields: {
      enterpriseName: '企业名称',
      creditCode: '统一社会信用代码',
      enterpriseType: '企业类型',
      legalPerson: '法定代表人',
      establishedOn: '成立日期',
      registeredCapital: '注册资本',
      address: '住所',
      businessScope: '经营范围',
    } satisfies Record<keyof LicenceFields, string>,
    creditCodeHint: '18 位，由数字和大写字母组成，不含 I、O、S、V、Z，末位为校验码',
    submit: '提交审核',
  },
} as const;
