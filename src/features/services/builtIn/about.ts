import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'storage',
  pages: {
    builtInOrder: {
      name: '场站装箱委托',
      text: '内装箱预约、同箱隔离核对与装箱证明',
      description:
        '普通货物与危险品场站内装的公开价格与在线委托：按箱型计收，装箱检查、隔离判定、VGM、危标张贴与装箱证明要求逐条列明，附送货预约与截止时限。',
    },
    builtInOrderSuccess: {
      name: '场站装箱委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
} as const satisfies ServiceAbout;
