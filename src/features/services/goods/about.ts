import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'goods',
  pages: {
    business: {
      name: '化工品商城',
      text: '按品名、CAS 号或联合国编号查商品、价格与买方资质',
      description:
        '按品名、CAS 号或联合国编号查找溶剂、单体、酸碱与助剂等化工品，列明规格、包装、起订量、交货地、含税单价与买方资质，在线询价，1 个工作日内答复。',
    },
    procurementShare: {
      name: '商品分享页',
      text: '一件商品的规格、价格与二维码，可打印、转发',
      description:
        '化工品采购清单：每件商品列明 CAS 号、规格、包装、含税单价、危险货物类别与买方须具备的资质，可扫码、打印或转发给同事，在线提交询价后 1 个工作日内答复。',
    },
    procurementMobile: {
      name: '商品手机页',
      text: '供手机浏览的商品资料与询价',
      description:
        '在手机上查看化工品的规格、包装、起订量、交货地与含税单价，核对危险货物类别和买方资质要求，一键拨打客服电话或在线提交询价，工作人员 1 个工作日内联系。',
      unlisted: true,
    },
  },
} as const satisfies ServiceAbout;
