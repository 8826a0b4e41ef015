import { NoSailing } from '#src/features/search/results/NoSailing.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';

const loadServices = async () => [(await import('#contract/services/fcl/definition.ts')).fcl];

export default orderRoute(loadServices, NoSailing);
