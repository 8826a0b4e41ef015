import { limits } from '#contract/limits.ts';
import { paths } from '#contract/routes.ts';
import { config } from '../../config.ts';
import { SuccessPage } from '../../pages/line/SuccessPage.tsx';
import { fclSuccess as words } from '../../pages/line/fclSuccess.ts';
import { buttonLook } from '../../parts/buttonLook.ts';
import { useNumber } from '../lineSuccess.tsx';
import { memberCenterPath } from '../site.ts';

/** The page that follows an order of full containers. */
export default function ShippingFclOrderSuccessRoute() {
  return (
    <SuccessPage
      no={useNumber()}
      title={words.title}
      text={words.text}
      numberWord={words.number}
      steps={words.steps(limits.orderUnverifiedDays)}
      hotline={config.hotline}
      emergencyHotline={config.emergencyHotline}
      onPrint={() => window.print()}
    >
      <a
        href={memberCenterPath('workplace')}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook('primary', 'md')}
      >
        {words.orders}
      </a>
      <a href={paths.shippingFcl} className={buttonLook('secondary', 'md')}>
        {words.again}
      </a>
    </SuccessPage>
  );
}
