/** Names of the hazard classes and divisions of GB 6944, for screen readers of the label. */
export const hazardNames: Readonly<Record<string, string>> = {
  '1': '爆炸品',
  '2.1': '易燃气体',
  '2.2': '非易燃无毒气体',
  '2.3': '毒性气体',
  '3': '易燃液体',
  '4.1': '易燃固体、自反应物质和固态退敏爆炸品',
  '4.2': '易于自燃的物质',
  '4.3': '遇水放出易燃气体的物质',
  '5.1': '氧化性物质',
  '5.2': '有机过氧化物',
  '6.1': '毒性物质',
  '6.2': '感染性物质',
  '7': '放射性物质',
  '8': '腐蚀性物质',
  '9': '杂项危险物质和物品',
};
