const provinces =
  '北京 天津 上海 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆 台湾 香港 澳门'.split(
    ' ',
  );

/** The province with which a place in China begins; undefined for other places. */
export const provinceOf = (place: string): string | undefined => provinces.find((one) => place.startsWith(one));
