export const warehousing = {
  warehouse: '/warehouse',
  warehouseing: '/warehouseing',
} as const;
