import type { AccountType } from '#contract/auth/user.ts';
import type { LoginMode } from '#machines/auth/loginForm.ts';
import type { PasswordStrength } from '#src/features/auth/StrengthMeter.tsx';

/** Messages of the sign-in: the dialog, its codes and captchas. */
export const loginMessages = {
  signOn: {
    title: '要切换账号吗？',
    current: (userName: string | undefined) => (userName ? `本机已登录账号“${userName}”。` : '本机已登录另一个账号。'),
    question:
      '您打开的链接要求以链接中的账号登录。切换后，本机的所有标签页都将使用该账号；如果链接不是您本人取得的，请勿切换。',
    change: '切换账号',
    keep: '保留当前账号',
  },
  login: {
    title: '登录或注册',
    modes: {
      sms: '验证码登录',
      password: '密码登录',
      register: '注册',
      reset: '找回密码',
      email: '邮箱验证码登录',
    } satisfies Record<LoginMode, string>,
    leads: {
      sms: '未注册的手机号验证通过后将自动开通账号。',
      password: undefined,
      register: '请使用本人的手机号注册，手机号即为您的账号。',
      reset: '用短信验证码证明手机号属于您，即可设置新密码；其他设备上的登录随即失效。',
      email: '邮箱须已在会员中心的“通知设置”中验证；尚未验证的，请用手机号登录。',
    } satisfies Record<LoginMode, string | undefined>,
    submit: {
      sms: '登录',
      password: '登录',
      register: '注册',
      reset: '设置新密码并登录',
      email: '登录',
    } satisfies Record<LoginMode, string>,
    phone: '手机号',
    phonePlaceholder: '请输入11位手机号',
    code: '验证码',
    codePlaceholder: '请输入短信验证码',
    mailedCodePlaceholder: '请输入邮件中的验证码',
    byEmail: '改用邮箱登录',
    email: '邮箱',
    emailPlaceholder: '请输入已验证的邮箱',
    password: '密码',
    newPassword: '新密码',
    passwordPlaceholder: '请输入密码',
    newPasswordPlaceholder: '至少6位',
    passwordAgain: '确认密码',
    passwordAgainPlaceholder: '请再次输入密码',
    remembered: '已记住密码，可直接登录；如需改用其他密码，直接输入即可。',
    remember: '记住密码 30 天',
    forgotten: '忘记密码？',
    back: '返回登录',
    accountType: '账号类型',
    accountTypes: [
      { value: 'enterprise', label: '企业' },
      { value: 'person', label: '个人（年满18周岁）' },
    ] satisfies { value: AccountType; label: string }[],
    agree: '我已阅读并同意',
    and: '与',
    texts: { userAgreement: '《用户服务协议》', privacy: '《隐私政策》' },
    share: (signing: string, lookup: string) =>
      `同意将企业、个人与产品信息提供给${signing}用于电子签名，并将企业名称等信息提供给${lookup}用于核对工商登记。选填，不影响注册。`,
    providers: { signing: '××电子签名服务有限公司', lookup: '××企业信息查询服务有限公司' },
  },
  cookies: {
    title: '浏览器已禁用 Cookie，无法登录',
    text: '请在浏览器的隐私设置中允许本站使用 Cookie，再刷新页面。运价与船期无须登录即可查询。',
    rejected: '浏览器已禁用 Cookie，无法保持登录。请允许本站使用 Cookie 后刷新页面重试。',
  },
  insecure: '当前连接未加密（http）。正式网站须用 https 打开才能登录；内网试用可以继续，请勿使用真实密码。',
  sms: {
    request: '获取验证码',
    sending: '验证码发送中..',
    sent: '发送成功',
    failed: '发送失败，请稍后重试',
    wait: (seconds: number) => `${seconds}秒后重新获取`,
  },
  captcha: {
    title: '请完成安全验证',
    picture: '带有缺口的验证图片',
    handle: '拼图滑块',
    prompt: '向右滑动完成验证',
    keys: '也可用键盘：方向键移动，按住 Shift 加速，回车确认，Esc 放回。',
    position: (x: number, end: number) => `第${x}格，共${end}格`,
    refresh: '换一张图片',
    loading: '验证图片加载中',
    checking: '正在验证',
    unavailable: '验证图片加载失败',
    passed: (seconds: number) => `${seconds.toFixed(2)}s验证成功`,
    // servers of the protocol often send just this text
    failed: (message: string | undefined) => (message && message !== '验证失败' ? `验证失败：${message}` : '验证失败'),
  },
} as const;

/** Messages of the session, loaded with its first call or for an address that opens a dialog. */
export const sessionMessages = {
  closing: (day: string) => `账号正在注销，最迟于${day}完成；如需撤销，请打开账号菜单中的“撤销注销”`,
  noEnterprise: '当前账号没有所属企业，无须企业认证',
  passwordChanged: '密码已在别处修改，本机的登录与记住的密码随即失效，请重新登录；订单草稿保存在本机',
  expired: '登录已过期，请重新登录；订单草稿保存在本机',
} as const;

/** Chinese text of the captchas, the reading dialog and the password change. */
export const identityMessages = {
  captcha: {
    otherWays: '换一种验证方式',
    toSlider: '滑块验证',
    toWords: '点选文字验证',
    toProofOfWork: '免图验证',
    unableToSolve: '无法完成图片验证？',
    proofOfWork: {
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
} as const;
