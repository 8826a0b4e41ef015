/** The title of the agreement, which is also read when an account is opened. */
export const agreementTitle = '海运整箱运输协议';
