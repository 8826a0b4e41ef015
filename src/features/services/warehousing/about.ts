import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'storage',
  pages: {
    warehouse: {
      name: '化工仓储',
      text: '各城市仓库的库类、单价与接货范围',
      description:
        '甲、乙、丙类库与普通库公开库价，按吨·天、托·天或包仓计费；闪点定库类的规则、同库隔离、入库单证与增值服务费用逐项列明，可在线委托。',
    },
    warehouseing: {
      name: '仓储委托',
      text: '填写货品、闪点、数量、存期与增值服务',
      description:
        '在线提交化工品与危险品仓储委托：品名、联合国编号、数量与存期，列明需备资料、入库预约与出库时限，业务顾问核对库类与隔离后 1 个工作日内联系。',
    },
  },
} as const satisfies ServiceAbout;
