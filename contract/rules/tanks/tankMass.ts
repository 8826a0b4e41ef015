/**
 * The maximum gross mass (kg) of a 20-foot tank container: rating of series 1 containers since ISO 668:2013/Amd 2:2016,
 * sure. The tank's plate may say less.
 */
export const tankGrossKgMax = 36_000;

/**
 * The tare (kg) of a light T11 tank, for tanks without a stated tare. Source: makers' data, 3,600 to 4,200 kg, medium.
 */
export const tankTareKgLeast = 3_600;
