/** The query of a lane with 60 sailings, and an article. */
export const lane = '?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y';
export const article = '/news/enterprise-verification-two-days';
