import { content } from '#src/features/services/domestic/domesticTrade.tsx';
import { requestRoute } from '#src/features/services/serviceEnquiry.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => {
  const [trucking, purchase] = await Promise.all([
    import('#contract/services/domestic/definition.ts'),
    import('#contract/services/goods/definition.ts'),
  ]);
  return [trucking.domestic, purchase.goods];
};

export default orderRoute(loadServices, requestRoute(content));
