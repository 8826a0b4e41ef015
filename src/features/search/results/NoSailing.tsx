import { paths } from '#contract/app/routes.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Head } from '#src/ui/Head.tsx';

const words = {
  title: '请先选择航次',
  text: '整箱按航次下单：查询起运港与目的港，从船期结果里选一个航次即可进入下单页。',
  action: '查询船期与价格',
};

/** The order page of a full container where its address names no sailing. */
export function NoSailing() {
  return (
    <Head title={words.title} lead={words.text}>
      <a href={paths.shippingFcl} className={`mt-4 ${buttonLook('primary', 'md')}`}>
        {words.action}
      </a>
    </Head>
  );
}
