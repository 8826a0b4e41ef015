/** A wait as text: seconds up to two minutes, then minutes, then hours, rounded up. */
export const waitText = (seconds: number): string => {
  if (seconds <= 120) return `${seconds}秒`;
  if (seconds <= 7_200) return `${Math.ceil(seconds / 60)}分钟`;
  return `${Math.ceil(seconds / 3_600)}小时`;
};
