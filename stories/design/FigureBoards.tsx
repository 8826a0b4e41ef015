import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { Board, Sample } from './Board.tsx';

const nothing = () => {};

/** Amounts, their tables, and the pages of lists. */
export const FigureBoards = () => (
  <>
    <Board title="金额" note="千分位、两位小数、向上取到分；币种代码 1 为 ¥，其余为 $；负数用括号。">
      <Sample name="人民币">
        <Money currency="1" amount={172_000} />
      </Sample>
      <Sample name="美元">
        <Money currency="2" amount={145_000} />
      </Sample>
      <Sample name="减免">
        <Money currency="1" amount={-20_000} />
      </Sample>
    </Board>
    <Board title="费用表">
      <FeeTable fees={bookingFees({ service: allServices.fcl, draft: completeDraft, quote: tariff })} />
    </Board>
    <Board title="分页">
      <Pagination page={2} total={95} size={20} disabled={false} onPage={nothing} />
    </Board>
  </>
);
