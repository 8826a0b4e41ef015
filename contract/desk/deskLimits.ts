/** How long a session at the desk lasts: a working day. */
export const deskSessionHours = 12;

/** How long a device is known to a login that has signed in there. */
export const deskDeviceDays = 90;

/** How long a one-time enrolment link is valid. */
export const enrolmentHours = 72;
