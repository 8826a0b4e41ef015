import type { AccountType } from '#contract/auth/user.ts';
import type { LoginMode } from '#machines/auth/loginForm.ts';

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
    modes: { sms: '验证码登录', password: '密码登录', register: '注册', reset: '找回密码' } satisfies Record<
      LoginMode,
      string
    >,
    leads: {
      sms: '未注册的手机号验证通过后将自动开通账号。',
      password: undefined,
      register: '请使用本人的手机号注册，手机号即为您的账号。',
      reset: '用短信验证码证明手机号属于您，即可设置新密码；其他设备上的登录随即失效。',
    } satisfies Record<LoginMode, string | undefined>,
    submit: {
      sms: '登录',
      password: '登录',
      register: '注册',
      reset: '设置新密码并登录',
    } satisfies Record<LoginMode, string>,
    phone: '手机号',
    phonePlaceholder: '请输入11位手机号',
    code: '验证码',
    codePlaceholder: '请输入短信验证码',
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
