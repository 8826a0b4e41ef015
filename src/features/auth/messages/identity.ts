import type { PasswordStrength } from '#src/features/auth/password/passwordStrength.ts';

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
