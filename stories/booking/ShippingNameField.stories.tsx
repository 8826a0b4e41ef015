import type { Meta, StoryObj } from '@storybook/react-vite';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { ListedGoods, ShippingNameField } from '#src/features/booking/form/dangerousGoods/ListedGoods.tsx';
import { listedGoods } from './listedGoods.ts';

interface Args {
  /** The entry with its names as in the list. */
  entry: keyof typeof listedGoods;
  chosen: string;
  problem?: FieldProblem;
}
type Story = StoryObj<Args>;

const path = 'cargo.0.dangerous';

/** The field below its entry, as the form shows it. */
function EntryWithNames({ entry, chosen, problem }: Args) {
  const filled = filledFrom(listedGoods[entry], blankDangerous());
  const details = chosen === '' ? filled : { ...filled, properShippingName: chosen };
  const problems: Record<string, FieldProblem> = problem ? { [`${path}.properShippingName`]: problem } : {};
  return (
    <>
      <ListedGoods details={details} service={allServices.fcl} />
      <ShippingNameField details={details} path={path} editor={{ problems, change: () => {} }} />
    </>
  );
}

export default {
  title: 'flows/ShippingNameField',
  id: 'flows-shippingnamefield',
  render: (args) => <EntryWithNames {...args} />,
  args: { entry: 'hypochlorite', chosen: '' },
} satisfies Meta<Args>;

export const OneName: Story = { args: { entry: 'alkali' } };
export const SeveralNames: Story = {};
export const Chosen: Story = {
  args: {
    chosen: 'CALCIUM HYPOCHLORITE, HYDRATED MIXTURE with not less than 5.5% but not more than 16% water',
  },
};
export const Problem: Story = {
  args: { problem: { messageZh: goodsProblemMessages.shippingNameNotChosen } },
};
