import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';
import { FreightTrain } from './FreightTrain.tsx';
import { layoutMessages } from './messages.ts';

const messages = layoutMessages.rail;

/** The rail pages: a train on its way to the five border stations under the transparent header, then the page. */
export function Rail({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} overlay mainClasses="">
      <section
        aria-label={messages.label}
        className="isolate overflow-hidden hero [--hero-end:var(--color-brand-700)] pt-26 text-white"
      >
        <div className="mx-auto max-w-page px-4">
          <div className="relative flex items-center pt-5 pb-4 lg:h-28 lg:py-0">
            <div className="max-w-[26rem]">
              <p className="text-lg font-semibold tracking-wide">{messages.label}</p>
              <p className="text-sm text-brand-100">{messages.lead}</p>
            </div>
            <FreightTrain className="absolute right-0 bottom-0 -z-10 h-20 max-lg:hidden" />
          </div>
        </div>
        <div className="border-t-4 border-double border-brand-200/70">
          <ol className="mx-auto grid max-w-page grid-cols-5 px-1 pb-4 sm:px-4">
            {messages.borders.map(({ corridor, name, across, country }) => (
              <li
                key={name}
                className="relative px-0.5 pt-4.5 text-center before:absolute before:top-0.5 before:left-1/2 before:size-3 before:-translate-x-1/2 before:rounded-full before:border-2 before:border-white before:bg-brand-600 sm:px-2"
              >
                <span className="block text-xs text-brand-200">{corridor}</span>
                <b className="block text-sm sm:text-lg">{name}</b>
                <span className="block text-xs text-brand-100 max-sm:hidden">{messages.facing(country, across)}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="mx-auto max-w-page px-4 py-6">{children}</div>
    </Chrome>
  );
}
