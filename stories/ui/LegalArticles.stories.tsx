import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';

export default {
  title: 'parts/LegalArticles',
  id: 'parts-legalarticles',
  component: LegalArticles,
  args: {
    text: {
      title: '运输协议',
      version: '1',
      effectiveOn: '2026-03-01',
      preamble: '下单前请阅读以下各条。',
      articles: [
        {
          heading: '第一条 托运人的申报',
          paragraphs: ['托运人如实申报货物的名称、联合国编号与包装类别。', '申报不实的，由托运人承担由此产生的损失。'],
        },
        { heading: '第二条 取消', paragraphs: ['未通过企业认证的订单，两天后自动取消，见帮助中心“企业认证”。'] },
      ],
      links: [{ text: '帮助中心“企业认证”', href: '/helpCenter?id=1.1.3' }],
    },
  },
} satisfies Meta<typeof LegalArticles>;

export const TwoArticles: StoryObj<typeof LegalArticles> = {};
