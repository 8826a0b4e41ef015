import { useActorRef } from '#src/platform/actors.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { TemplateContent } from '#contract/quotes/orderTemplates.ts';
import {
  removeTemplate,
  renameTemplate,
  repeatTemplate,
  templateContent,
  templateList,
} from '#contract/quotes/orderTemplates.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderTemplatesRequests } from '#machines/quotes/orderTemplatesSetup.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useMadeFrom } from '#src/app/siteContext.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

const quiet = { quiet: true };
/** The last orders that can fill a form if there is no template. */
const offeredOrders = 5;

/** The user's templates with their effects; `take` receives the content of the chosen one. */
export const templatesWith = (
  { call }: Site,
  take: (content: TemplateContent) => void,
  takeOrder: (order: Order) => void = () => undefined,
) =>
  orderTemplatesMachine.provide({
    actors: requests<OrderTemplatesRequests>({
      fetchTemplates: async (of, { signal }) => call(templateList, of, { quiet: true, signal }),
      fetchContent: async (of) => call(templateContent, of, quiet),
      fetchOrders: async ({ line }, { signal }) =>
        (await call(orderPage, { line, page: 1, size: offeredOrders }, { quiet: true, signal })).rows,
      fetchOrder: async ({ orderNo }) => call(orderDetail, { orderNo }, quiet),
      rename: async (of) => call(renameTemplate, of, quiet),
      repeat: async (of) => call(repeatTemplate, of, quiet),
      remove: async (of) => call(removeTemplate, of, quiet),
    }),
    actions: {
      focusName: () => focusField(['templateName']),
      focusTemplate: (_, { fields }) => focusField(fields),
      focusRhythm: (_, { problems }) => focusField(Object.keys(problems)),
      take: (_, { output }) => take(output),
      takeOrder: (_, { output: { order } }) => takeOrder(order),
    },
  });

interface Props {
  line: ServiceCode;
  onFill: (order: Order) => void;
  onClose: () => void;
}

/** The choice of a template for the order form of a service. */
export default function TemplateDialog({ line, onFill, onClose }: Props) {
  const fill = (order: Order) => {
    onFill(order);
    onClose();
  };
  const machine = useMadeFrom((site) => templatesWith(site, ({ order }) => fill(order), fill));
  return <TemplateChoice actor={useActorRef(machine, { input: { line } })} onClose={onClose} />;
}
