import { paths } from '#contract/routes.ts';
import { buttonLook } from '#src/parts/buttonLook.ts';

const words = {
  text: '整箱价格随航次公布：按起运港、目的港与开船日查询，逐箱型列出海运费、附加费、起运港费用与危险品费用。查不到的航线、特种箱与长期合约，请在本页询价。',
  action: '查询船期与价格',
};

/** Prices of full containers stand with the sailings; this leads there. */
export function FclPrices() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
      <p className="max-w-[46rem] leading-6 text-ink-soft">{words.text}</p>
      <a href={paths.shippingFcl} className={buttonLook('primary', 'md')}>
        {words.action}
      </a>
    </div>
  );
}
