/** What is said of a session after its first call; loaded with it. */
export const sessionMessages = {
  closing: (day: string) => `账号正在注销，最迟于${day}完成；如需撤销，请打开账号菜单中的“撤销注销”`,
  passwordChanged: '密码已在别处修改，本机的登录与记住的密码随即失效，请重新登录；订单草稿保存在本机',
  expired: '登录已过期，请重新登录；订单草稿保存在本机',
} as const;
