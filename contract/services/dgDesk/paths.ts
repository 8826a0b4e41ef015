export const dgDesk = {
  dgdesk: '/dgdesk',
  dgdeskDetail: '/dgdesk/dgdeskDetail',
  dgdeskOrderSuccess: '/dgdesk/addOrderSuccess',
} as const;
