/** Messages to users about services. */
export const sellingMessages = {
  goodsUnknown: '该商品不存在或已下架',
  enquiryReused: '该询价已提交过，内容与首次提交不同；如需再次询价，请刷新页面后重试；系统请换用新的幂等键',
  enquiryTooMany: (wait: string) => `询价提交过于频繁，请${wait}后再试`,
} as const;

/** Generic places of a transport. */
export const carbonMessages = { shipper: '发货人地址', consignee: '收货人地址' } as const;
