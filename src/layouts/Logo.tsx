import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';

/** The mark and the name, a link to the home page. */
export const Logo = () => (
  <a href={paths.home} aria-label={uiMessages.header.home} className="flex items-center gap-2.5 py-2.5">
    <LogoMark className="size-9" />
    <span className="flex flex-col">
      <b className="text-lg leading-5 font-bold tracking-wide">{uiMessages.brand}</b>{' '}
      <span className="text-[0.625rem] leading-3 tracking-widest whitespace-nowrap opacity-80 max-md:tracking-normal max-[22.5rem]:hidden">
        {uiMessages.brandLatin}
      </span>
    </span>
  </a>
);
