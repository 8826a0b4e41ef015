import type { RouteName } from '#contract/app/routes.ts';
import { paths } from '#contract/app/routes.ts';
import { allAbout, pagesAbout } from '#src/features/services/allAbout.ts';
import type { PageAbout, ServiceAbout } from '#src/features/services/serviceSite.ts';

/** The purpose of every page, in one line. */
const pages: Readonly<Record<RouteName, PageAbout>> = {
  ...pagesAbout,
  home: { name: '首页', text: '海运船期查询、热门航线最低价、业务入口与公告' },

  news: { name: '资讯与公告', text: '截关调整、市场行情、法规与操作指南' },
  newsArticle: { name: '资讯正文', text: '一篇资讯的全文', reached: '从资讯列表打开' },
  activity: { name: '活动', text: '进行中与即将开始的活动' },
  helpCenter: {
    name: '帮助中心',
    text: '注册、下单、单证、费用与售后',
    parts: [
      { name: '新手指引', query: 'id=1.1.1' },
      { name: '资料下载', query: 'id=2' },
      { name: '关于我们', query: 'id=3' },
    ],
  },
  root: { name: '全站导航', text: '全部页面一览' },

  orders: { name: '我的订单', text: '查进度、上传单证、申请开票，两个订单并排对照；须登录' },
  order: { name: '订单详情', text: '一个订单的内容、费用与经过，可打印、转发链接', reached: '从我的订单打开' },
  instruction: { name: '提单补料', text: '海运订单的补料：填写、提交、截单前更改', reached: '从订单打开' },
  bill: { name: '提单草稿', text: '海运订单的提单草稿：核对、确认或提出更改，各版对照', reached: '从订单打开' },
  tracking: { name: '货物跟踪', text: '按订单号、订舱号、提单号或箱号查货物到哪里了、何时到；须登录' },
  sharedTrack: { name: '分享的货物跟踪', text: '他人分享的货物跟踪，无须登录', reached: '从收到的跟踪链接打开' },
  vgm: { name: 'VGM 称重申报', text: '海运集装箱的验证总质量：填写、提交、截 VGM 前更改', reached: '从订单打开' },
  quotes: { name: '我的报价', text: '保存过的报价：查有效期、分享链接、下载 PDF、转为订单；须登录' },
  quote: { name: '报价详情', text: '一份报价的全部费用与有效期，可转为订单', reached: '从我的报价打开' },
  offer: {
    name: '询价的报价',
    text: '对询价的报价，比较方案、接受或提问，无须登录',
    reached: '从报价邮件或短信中的链接打开',
  },
  sharedQuote: { name: '分享的报价', text: '他人分享的报价，无须登录', reached: '从收到的分享链接打开' },
};

const ofServices = (group: ServiceAbout['group']) =>
  allAbout.flatMap((about) => (about.group === group ? (Object.keys(about.pages) as RouteName[]) : []));

const groups: readonly { title: string; routes: readonly RouteName[] }[] = [
  { title: '海运', routes: ofServices('sea') },
  { title: '液体化工运输', routes: ofServices('liquid') },
  { title: '空运、铁路与公路', routes: ofServices('land') },
  { title: '化工品', routes: ofServices('goods') },
  { title: '仓储、装箱与单证', routes: ofServices('storage') },
  {
    title: '订单与报价',
    routes: ['orders', 'order', 'tracking', 'sharedTrack', 'quotes', 'quote', 'sharedQuote', 'offer'],
  },
  { title: '资讯与帮助', routes: ['home', 'news', 'newsArticle', 'activity', 'helpCenter', 'root'] },
];

const siteMapMessages = {
  title: '全站导航',
  lead: '按业务分组列出本站全部页面。',
  groups,
  pages,
} as const;

const linkClasses = 'inline-flex min-h-6 items-center font-medium text-brand-700 hover:underline';

/** Every page of the site by service, with its purpose. */
export function SiteMap() {
  return (
    <>
      <h1 className="text-2xl font-semibold">{siteMapMessages.title}</h1>
      <p className="mt-1 text-ink-soft">{siteMapMessages.lead}</p>
      <div className="mt-5 columns-[20rem] gap-5">
        {siteMapMessages.groups.map(({ title, routes }) => (
          <section key={title} className="mb-5 break-inside-avoid rounded-lg border border-line bg-surface p-5">
            <h2 className="text-lg font-semibold">{title}</h2>
            <ul className="mt-2">
              {routes.map((route) => (
                <li key={route} className="border-t border-line py-2.5 first:border-t-0">
                  <PageEntry route={route} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function PageEntry({ route }: { route: RouteName }) {
  const { name, text, reached, parts = [] } = siteMapMessages.pages[route];
  const href = paths[route].replace(/\/:id\??$/, '');
  return (
    <>
      {reached ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {name}
          <span className="text-xs font-normal text-ink-faint">{reached}</span>
        </p>
      ) : (
        <a href={href} className={linkClasses}>
          {name}
        </a>
      )}
      <p className="text-sm text-ink-soft">{text}</p>
      {parts.length > 0 && (
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm">
          {parts.map((part) => (
            <a key={part.query} href={`${href}?${part.query}`} className={linkClasses}>
              {part.name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
