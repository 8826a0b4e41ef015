import { Badge } from '#src/ui/Badge.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Board, Sample } from './Board.tsx';

/** Allowed and forbidden uses of the colours of dangerous goods. */
export const HazardBoard = () => (
  <Board
    title="危险品颜色的使用规则"
    note="琥珀色（hazard）表示“这里涉及危险货物”，不表示好坏。危险标志按 GB 6944 与 IMDG 第 5.2 章绘制，颜色固定，不随主题变化，也不得改色、裁切或作装饰；小于 22 像素时在旁边写出类别号。错误用 critical，提醒用 notice，不用琥珀色。"
  >
    <Sample name="可用：标明危险品">
      <Badge tone="hazard">危险品</Badge>
    </Sample>
    <Sample name="可用：类别标志">
      <HazardLabel division="3" size={64} />
    </Sample>
    <Sample name="可用：小标志带类别号">
      <HazardLabel division="6.1" size={22} captioned />
    </Sample>
    <Sample name="错误用 critical">
      <Badge tone="critical">已截止</Badge>
    </Sample>
    <Sample name="提醒用 notice">
      <Badge tone="notice">待认证</Badge>
    </Sample>
  </Board>
);
