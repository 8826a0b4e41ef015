import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'liquid',
  pages: {
    fluidBag: {
      name: '液袋运输',
      text: '非危液体的液袋价格、容积与适用条件',
      description:
        '非危险液体液袋运输公开价格，单层、多层液袋含安装；危险品一律不装液袋（CTU Code 5.2.1），体积与重量上限、非危资料与装货要求逐条列明。',
    },
  },
} as const satisfies ServiceAbout;
