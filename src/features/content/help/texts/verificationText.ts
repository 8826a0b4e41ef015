import { limits } from '#contract/protocol/limits.ts';
import type { HelpSection } from './helpTopics.ts';

/** The verification of an enterprise: requirements, duration, effects. */
export const verification: readonly HelpSection[] = [
  {
    heading: '谁需要认证',
    paragraphs: [
      `企业用户须完成企业认证。可以先下单，但自订单提交之时起满 ${limits.orderUnverifiedDays} 天仍未完成认证的，订单自动取消。个人用户无须企业认证。`,
    ],
  },
  {
    heading: '准备什么',
    points: [
      `营业执照正本或副本的清晰图片：JPEG、PNG 或 WebP，不超过 ${limits.licenceBytesMax / 1_048_576} MB，四角完整、无反光。`,
      '统一社会信用代码为 18 位，末位是校验码，填错一位即可识别。',
      '经办人以登录手机号为准；需要更换经办人的，请联系客服。',
      '购买危险化学品的企业另须提供危险化学品经营许可证或使用证明；易制毒、易制爆化学品凭购买备案证明，不在线销售。',
    ],
  },
  {
    heading: '怎么办理',
    table: {
      caption: '办理步骤',
      columns: ['步骤', '您要做的', '结果'],
      rows: [
        ['1 上传执照', '登录后从账号菜单打开“企业认证”，选择图片', '系统识别图片中的文字'],
        ['2 核对信息', '逐项核对名称、信用代码、法定代表人与住所，改正识别错误', '校验码有误会当场指出'],
        ['3 提交审核', '确认无误后提交', '通常几秒内有结果；需人工核对的，最长一个工作日'],
        [
          '4 查看结果',
          '账号菜单或会员中心',
          `未通过的写明原因，可修改后再次提交；填写的信息与执照图片为您保留，图片保留 ${limits.licenceRetentionDays} 天`,
        ],
      ],
    },
  },
  {
    heading: '通过之后',
    points: [
      '待认证的订单继续处理，不再受两天期限的限制。',
      '证照变更或到期的，请重新提交。',
      '认证是对所提交资料的核对，不构成对企业信用、履约能力或货物质量的保证。',
    ],
  },
];
