/** Messages of the session, loaded with its first call or for an address that opens a dialog. */
export const sessionMessages = {
  closing: (day: string) => `账号正在注销，最迟于${day}完成；如需撤销，请打开账号菜单中的“撤销注销”`,
  noEnterprise: '当前账号没有所属企业，无须企业认证',
  passwordChanged: '密码已在别处修改，本机的登录与记住的密码随即失效，请重新登录；订单草稿保存在本机',
  expired: '登录已过期，请重新登录；订单草稿保存在本机',
} as const;
