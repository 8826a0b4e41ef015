const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: '存储桶不存在，请先创建它',
  InvalidAccessKeyId: '访问密钥不存在，请检查用户名部分',
  SignatureDoesNotMatch: '访问密钥不符，请检查密码部分与 region',
  AccessDenied: '该密钥没有写、读、删对象的权限，请授予',
};

/** Messages to users and the operator about stored files. */
export const fileMessages = {
  unavailable: '文件暂时无法读写，请稍后再试',
  unreachable: (host: string) => `连不上 FILES_URL 指定的对象存储（${host}）：请检查地址与网络，并确认它正在运行。`,
  rejected: (address: string, code: string) =>
    `FILES_URL 指定的存储桶 ${address} 不能使用（${code}）：${reasons[code] ?? '请检查地址、region 与访问密钥'}。`,
  storeMissing: (files: number) =>
    `有 ${files} 个文件存放在对象存储中，而没有设置 FILES_URL：请设置它，或先以它启动并执行 npm run admin -- files move database。`,
  noBucket: '没有设置 FILES_URL：文件只在数据库中。',
  readOnlyBucket: 'FILES_URL 含 new=database：新文件存入数据库，不能移入对象存储。',
  newInBucket: '请先在 FILES_URL 后加 new=database 并重启，使新文件存入数据库，再移动。',
};
