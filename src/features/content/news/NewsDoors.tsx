import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#contract/app/routes.ts';
import { newsWords as words } from './messages.ts';

const doors = [
  { name: '海运整箱船期与价格', href: paths.shippingFcl },
  { name: '危险品申报与单证服务', href: paths.dgdesk },
  { name: '新手指引', href: `${paths.helpCenter}?id=1.1.1` },
  { name: '单证一览', href: `${paths.helpCenter}?id=1.2.2` },
  { name: '隔离要求', href: `${paths.helpCenter}?id=1.2.1` },
  { name: '单证模板下载', href: `${paths.helpCenter}?id=2` },
] as const;

/** Beside the news: the ways that their readers mostly take next, and whom to ask. */
export function NewsDoors({ hotline }: { hotline: string }) {
  return (
    <aside data-screen-only="" aria-label={words.doors} className="rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold">{words.doors}</h2>
      <ul className="mt-2">
        {doors.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className="flex min-h-10 items-center justify-between border-b border-line text-ink-soft hover:text-brand-700"
            >
              {name}
              <ChevronRight className="size-4 text-ink-faint" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{words.hotline}</p>
      <a href={`tel:${hotline}`} className="text-xl font-semibold text-brand-700">
        {hotline}
      </a>
      <p className="text-xs text-ink-faint">{words.hotlineHours}</p>
    </aside>
  );
}
