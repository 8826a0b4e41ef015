/** What both simulated channels keep of a payment, as of most merchants: 0.6 %, in hundredths of a percent. */
export const feeRate = 60;
