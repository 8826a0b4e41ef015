import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'sea',
  pages: {
    shippingFcl: {
      name: '海运整箱船期与价格',
      text: '按港口查可订航次、各箱型价格、费用明细与截止时间',
      description:
        '查询危险品与普通化工品海运整箱船期、各箱型价格与费用明细，接货类别、截止时间与所需单证逐项列出，登录后即可在线下单。',
    },
    shippingFclOrder: {
      name: '海运整箱下单',
      text: '填写货物、收发货人与单证，费用随填随算；须登录，由船期页进入',
      unlisted: true,
    },
    shippingFclOrderSuccess: {
      name: '海运整箱下单成功',
      text: '订单号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
    enquiryFcl: {
      name: '海运整箱询价',
      text: '未公布的航线与箱型、批量货、特种箱与须预审的危险品',
      description:
        '船期页没有的航线、特种箱、批量出货与须预审的危险品整箱，在线提交询价；费用构成、配箱估算、所需单证与截止时间列明，1 个工作日内联系您。',
    },
  },
} as const satisfies ServiceAbout;
