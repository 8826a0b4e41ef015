import { paths } from '#contract/app/routes.ts';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { StandIn } from '#src/app/errors/StandIn.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';

const words = errorWords.notFound;
const useful = [
  { name: '海运整箱船期与价格', href: paths.shippingFcl },
  { name: '危险品申报与单证', href: paths.dgdesk },
  { name: '化工品采购', href: paths.business },
  { name: '资讯与公告', href: paths.news },
  { name: '帮助中心', href: paths.helpCenter },
  { name: '全站导航', href: paths.root },
];

/** The page of an address that leads nowhere. */
export function NotFound() {
  return (
    <StandIn
      picture={<LostShip className="mb-6 w-64" />}
      code={words.code}
      title={words.title}
      latin={words.latin}
      text={words.text}
      actions={
        <a href={paths.home} className={buttonLook('primary', 'md')}>
          {errorWords.home}
        </a>
      }
    >
      <nav aria-label={words.useful} className="mt-10 w-full border-t border-line pt-5">
        <h2 className="text-sm text-ink-soft">{words.useful}</h2>
        <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {useful.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-9 items-center text-brand-700 hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </StandIn>
  );
}
