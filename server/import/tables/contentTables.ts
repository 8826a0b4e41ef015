import { schema } from '#server/db/schema.ts';
import { newsCategory, slide } from '#contract/content/content.ts';
import { cleanHtml } from '#server/content/cleanHtml.ts';
import type { Kind } from '#server/import/files/columns.ts';
import { code, column, flag, integer, oneOf, text } from '#server/import/files/columns.ts';
import { endingAt, startingAt } from '#server/import/files/instants.ts';
import { importMessages } from '../messages.ts';
import { CellProblem } from '../problem.ts';
import type { TableSpec } from '../tableSpec.ts';
import { htmlOf, listOf, plainOf } from './documentText.ts';

const id = code(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, '字母、数字、_ 与 -，不超过 40 位');

const categories = { notice: '平台公告', market: '市场动态', regulation: '法规标准', guide: '操作指南' } as const;
const pictures = Object.fromEntries(slide.shape.picture.options.map((name) => [name, name]));

const contentMax = 200_000;

/** An article: Markdown becomes HTML, and all HTML is cleaned. */
const article: Kind<string> = {
  read: (cell) => cleanHtml(htmlOf(text(contentMax).read(cell))).trim(),
  write: (html) => html,
  hint: 'Markdown 或 HTML',
};

const sitePath: Kind<string> = {
  read: (cell) => {
    if (!slide.shape.href.safeParse(cell).success) throw new CellProblem(importMessages.cells.path);
    return cell;
  },
  write: (path) => path,
  hint: '本站的路径，如 /shippingFcl',
};

export const news: TableSpec = {
  name: 'news',
  title: '资讯',
  table: schema.news,
  columns: [
    column('id', '编号', id),
    column('title', '标题', text(120)),
    column('summary', '摘要', text(300)),
    column('category', '类别', oneOf(categories satisfies Record<(typeof newsCategory.options)[number], string>)),
    column('published_at', '发布时间', startingAt),
    column('pinned', '置顶', flag, { otherwise: false }),
    column('source', '来源', text(60), { otherwise: '' }),
    column('content', '正文', article, { as: 'contentHtml' }),
  ],
  key: ['id'],
  kind: 'whole',
  isDocument: true,
  // a row of another origin may contain HTML as written
  valuesOf: ({ contentHtml, ...row }) => ({ ...row, contentHtml: cleanHtml(String(contentHtml)).trim() }),
  samples: [
    {
      id: 'new-warehouse',
      title: '新仓启用',
      summary: '宁波危险品仓库自 12 月起启用。',
      category: 'notice',
      published_at: '2026-12-01 09:30:00',
      pinned: 'N',
      source: '公司公告',
      content: '# 新仓启用\n\n宁波危险品仓库自 **12 月**起启用。',
    },
  ],
};

interface Offer {
  title: string;
  text: string;
  href: string;
  action: string;
}

/** Benefits of a campaign, one a line. */
const offers: Kind<Offer[]> = {
  read: (cell) =>
    cell
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [title = '', body = '', action = '', href = '', ...rest] = line.split('|').map((part) => part.trim());
        const isWhole = title !== '' && body !== '' && action !== '' && rest.length === 0;
        if (!isWhole || !slide.shape.href.safeParse(href).success) throw new CellProblem(importMessages.rows.offer);
        return { title, text: body, href, action };
      }),
  write: (all) => all.map(({ title, text: body, action, href }) => [title, body, action, href].join(' | ')).join('\n'),
  hint: '标题 | 说明 | 按钮 | /路径；可有多个',
};

export const campaigns: TableSpec = {
  name: 'campaigns',
  title: '活动',
  table: schema.campaigns,
  columns: [
    column('id', '编号', id),
    column('title', '标题', text(120)),
    column('picture', '插图', oneOf(pictures)),
    column('starts_at', '开始', startingAt),
    column('ends_at', '结束', endingAt),
    column('offer', '权益', offers, { as: 'offers' }),
    column('content', '正文', text(contentMax, '导语，然后每行一条以“- ”开头的规则'), { as: 'body' }),
  ],
  key: ['id'],
  kind: 'whole',
  isDocument: true,
  rowOf: ({ body, ...row }) => ({ ...row, lead: plainOf(String(body)), rules: listOf(String(body)) }),
  valuesOf: ({ lead, rules, ...row }) => ({
    ...row,
    body: [String(lead), '', ...(rules as string[]).map((rule) => `- ${rule}`)].join('\n'),
  }),
  problemOf: ({ startsAt, endsAt }) =>
    (startsAt as Date) < (endsAt as Date) ? undefined : { column: 'ends_at', text: importMessages.rows.period },
  samples: [
    {
      id: 'first-order',
      title: '首单优惠',
      picture: 'papers',
      starts_at: '2026-12-01',
      ends_at: '2026-12-31',
      offer: '单证预审 | 下单前核对 SDS 与鉴别报告 | 提交资料 | /dgdesk',
      content: '第一次出口危险化学品的企业适用。\n\n- 每家一票\n- 不与其他活动同享',
    },
  ],
};

export const carousel: TableSpec = {
  name: 'carousel',
  title: '轮播',
  table: schema.slides,
  columns: [
    column('id', '编号', id),
    column('place', '页面', oneOf({ home: '首页', business: '业务页' })),
    column('title', '标题', text(60)),
    column('action', '按钮', text(30)),
    column('href', '路径', sitePath),
    column('picture', '插图', oneOf(pictures)),
    column('position', '顺序', integer(0, 999)),
    column('content', '正文', text(contentMax), { as: 'text' }),
  ],
  key: ['id'],
  kind: 'whole',
  isDocument: true,
  rowOf: ({ text: body, ...row }) => ({ ...row, text: plainOf(String(body)) }),
  samples: [
    {
      id: 'home-fcl',
      place: 'home',
      title: '危险品整箱',
      action: '查船期与价格',
      href: '/shippingFcl',
      picture: 'harbour',
      position: '1',
      content: '费用逐条列出，截单时间随船期显示。',
    },
  ],
};
