import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'storage',
  pages: {
    dgdesk: {
      name: '危险品申报与单证',
      text: '危申报、危包证、分类鉴定、SDS 与装箱证明',
      description:
        '危申报、危包证、危险特性分类鉴定、运输条件鉴定书、SDS 编制、装箱证明等危险品单证服务的公开价格、出具方、所需资料与办理时限，可在线委托。',
    },
    dgdeskDetail: {
      name: '危险品单证委托',
      text: '勾选服务，填写船名航次、箱号与货物',
      description:
        '在线委托危险品申报与单证：写明服务项目、品名、联合国编号与截止时间，列明需备资料与时限，危险品专员核对后 1 个工作日内联系您。',
    },
    dgdeskOrderSuccess: {
      name: '危险品单证委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
} as const satisfies ServiceAbout;
