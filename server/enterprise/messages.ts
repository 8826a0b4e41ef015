/** Messages to users about their address book. */
export const addressMessages = {
  tooMany: (max: number) => `地址簿最多 ${max} 条，请先删除不用的地址`,
  unknown: '地址不存在或已删除',
} as const;

/** Messages to users about verification. */
export const verificationMessages = {
  notAPicture: '请上传 JPEG、PNG 或 WebP 格式的图片',
  wrongSize: '图片过小或像素过多，请上传清晰的营业执照照片（短边不少于 200 像素）',
  uploadTooMany: (wait: string) => `上传过于频繁，请${wait}后再试`,
  pictureTooMany: (wait: string) => `查看过于频繁，请${wait}后再试`,
  fileUnknown: '营业执照图片不存在或已过期，请重新上传',
  unreadable: '未能识别营业执照，请换一张清晰的图片，或手动填写',
  readerBusy: (wait: string) => `识别服务繁忙，请${wait}后再试，或手动填写`,
  pending: '认证申请正在审核中，请耐心等待',
  verified: '企业已通过认证，无需重复提交',
  codeTaken: '该统一社会信用代码已由其他企业认证，如有疑问请联系客服',
  applyTooMany: (wait: string) => `提交过于频繁，请${wait}后再试`,
  applicationUnknown: '没有待审核的该申请',

  rejectedName: '企业名称应与营业执照一致，并为完整的公司名称',
  rejectedFile: '未找到营业执照图片，请重新上传',
  rejectedUnreadable: '营业执照图片无法识别，请上传清晰、完整的图片',
  rejectedCode: '营业执照上的统一社会信用代码与填写的不一致',
  rejectedTaken: '该统一社会信用代码已由其他企业认证',
} as const;
