import type { Campaign, NewsArticle, NewsSummary } from '#contract/content/content.ts';

export const summaries: readonly NewsSummary[] = [
  {
    id: 'n1',
    title: '关于洋山三期危险品箱进港计划提交时间调整的公告',
    summary: '自 2026 年 3 月 1 日起，危险品重箱进港计划须在截港前 48 小时提交，逾期将改配下一航次。',
    category: 'notice',
    publishedAt: '2026-02-27T02:00:00Z',
    pinned: true,
  },
  {
    id: 'n2',
    title: '欧洲航线 2 月下旬运价与舱位观察',
    summary: '节后复工带动出货，20GP 舱位偏紧；第 3 类、第 8 类货物建议提前十天订舱。',
    category: 'market',
    publishedAt: '2026-02-25T01:30:00Z',
    pinned: false,
  },
  {
    id: 'n3',
    title: 'IMDG Code 42-24 强制施行后的申报要点',
    summary: '新版规则自 2026 年 1 月 1 日起强制施行，部分条目的名称、特殊规定与包装要求有变化。',
    category: 'regulation',
    publishedAt: '2026-02-20T06:00:00Z',
    pinned: false,
  },
  {
    id: 'n4',
    title: '危包证办理时间表：从灌装前到危申报',
    summary: '性能单在灌装前取得，使用鉴定在灌装后申请；正本须在截危申报之前寄达。',
    category: 'guide',
    publishedAt: '2026-02-12T03:00:00Z',
    pinned: false,
  },
];

export const article: NewsArticle = {
  ...summaries[0]!,
  source: '平台运营部',
  contentHtml: `<p>为配合港区作业安排，<strong>自 2026 年 3 月 1 日起</strong>，危险品重箱进港计划的提交时间调整如下。</p>
<h2>一、调整内容</h2><table><thead><tr><th scope="col">类别</th><th scope="col">原时限</th><th scope="col">现时限</th></tr></thead><tbody><tr><td>第 3 类</td><td>截港前 24 小时</td><td>截港前 48 小时</td></tr><tr><td>第 8 类</td><td>截港前 24 小时</td><td>截港前 48 小时</td></tr></tbody></table>
<h2>二、办理方式</h2><ol><li>核对箱号、封号与联合国编号；</li><li>随附装箱证明书扫描件；</li><li>提交后等待港方批复，凭批复进港。</li></ol>
<blockquote><p>逾期提交的，改配下一航次，改配费用按船公司凭证结算。</p></blockquote>
<p>详见<a href="/helpCenter?id=1.2.2">单证一览</a>。</p>`,
  previous: { id: 'n2', title: '欧洲航线 2 月下旬运价与舱位观察' },
  next: null,
};

export const campaign: Campaign = {
  id: 'tank',
  title: '罐箱首单：免清洗证明复核费',
  lead: '第一次使用罐箱的企业，平台承担一次清洗证明复核的费用。',
  startsAt: '2026-02-16T00:00:00Z',
  endsAt: '2026-03-31T15:59:59Z',
  picture: 'tank',
  offers: [
    {
      title: '罐箱报价',
      text: '填品名、密度与装载量，系统按可移动罐柜导则代码列出可用罐型。',
      href: '/tankIndex',
      action: '查罐箱价格',
    },
    {
      title: '单证预审',
      text: '提交前由危险品专员核对前三次装载记录与清洗证明。',
      href: '/dgdesk',
      action: '预约预审',
    },
  ],
  rules: [
    '仅限已完成企业认证的用户，每家企业一次。',
    '活动期内提交订单且按期提罐的，费用在账单中减免。',
    '减免以账单为准，不折现。',
  ],
};

export const endedCampaign: Campaign = {
  ...campaign,
  id: 'lcl',
  title: '拼箱开舱：宁波至汉堡',
  lead: '每周三截仓，计费吨 1 起。',
  picture: 'harbour',
  startsAt: '2026-01-05T00:00:00Z',
  endsAt: '2026-02-20T15:59:59Z',
};
