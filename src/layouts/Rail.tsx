import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';
import { FreightTrain } from './FreightTrain.tsx';

const words = {
  label: '中欧班列换装口岸',
  lead: '轨距 1435 → 1520 毫米，货物在口岸换装后出境。危险货物不在线受理，转危险品专员。',
  borders: [
    { corridor: '西通道', name: '阿拉山口', across: '多斯特克', country: '哈萨克斯坦' },
    { corridor: '西通道', name: '霍尔果斯', across: '阿腾科里', country: '哈萨克斯坦' },
    { corridor: '中通道', name: '二连浩特', across: '扎门乌德', country: '蒙古' },
    { corridor: '东通道', name: '满洲里', across: '后贝加尔斯克', country: '俄罗斯' },
    { corridor: '东通道', name: '绥芬河', across: '格罗杰科沃', country: '俄罗斯' },
  ],
} as const;

/** The rail pages: under the clear header a train on its way to the five border stations, then the page. */
export function Rail({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} overlay mainLook="">
      <section
        aria-label={words.label}
        className="isolate overflow-hidden bg-linear-160 from-brand-900 via-brand-800 to-brand-700 pt-26 text-white"
      >
        <div className="mx-auto max-w-page px-4">
          <div className="relative flex items-center pt-5 pb-4 lg:h-28 lg:py-0">
            <div className="max-w-[26rem]">
              <p className="text-lg font-semibold tracking-wide">{words.label}</p>
              <p className="text-sm text-brand-100">{words.lead}</p>
            </div>
            <FreightTrain className="absolute right-0 bottom-0 -z-10 h-20 max-lg:hidden" />
          </div>
        </div>
        <div className="border-t-4 border-double border-brand-200/70">
          <ol className="mx-auto grid max-w-page grid-cols-5 px-1 pb-4 sm:px-4">
            {words.borders.map(({ corridor, name, across, country }) => (
              <li
                key={name}
                className="relative px-0.5 pt-4.5 text-center before:absolute before:top-0.5 before:left-1/2 before:size-3 before:-translate-x-1/2 before:rounded-full before:border-2 before:border-white before:bg-brand-600 sm:px-2"
              >
                <span className="block text-xs text-brand-200">{corridor}</span>
                <b className="block text-sm sm:text-lg">{name}</b>
                <span className="block text-xs text-brand-100 max-sm:hidden">
                  对 {country} {across}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="mx-auto max-w-page px-4 py-6">{children}</div>
    </Chrome>
  );
}
