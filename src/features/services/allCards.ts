import type { LucideIcon } from 'lucide-react';
import Boxes from 'lucide-react/icons/boxes';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Cylinder from 'lucide-react/icons/cylinder';
import Droplets from 'lucide-react/icons/droplets';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Forklift from 'lucide-react/icons/forklift';
import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import TrainFront from 'lucide-react/icons/train-front';
import TrainTrack from 'lucide-react/icons/train-track';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** A service on the home page. */
export interface ServiceCard {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** The card of every service, in the order of the home page. */
export const allCards: Readonly<Record<ServiceCode, ServiceCard>> = {
  fcl: { Icon: Ship, title: '海运整箱', text: '查船期、看箱价与费用明细，登录后在线下单' },
  lcl: { Icon: Boxes, title: '海运拼箱', text: '按计费吨报价，同箱货物先判隔离' },
  air: { Icon: Plane, title: '空运', text: '按计费重报价，鉴定书与包装说明逐项核对' },
  rail: { Icon: TrainFront, title: '铁路班列', text: '中欧、中亚班列，危险品转专员评估' },
  seaRail: { Icon: TrainTrack, title: '海铁联运', text: '内陆站到目的港，一票到底' },
  tank: { Icon: Cylinder, title: '罐箱', text: '按联合国编号匹配可移动罐柜导则与充装率' },
  flexitank: { Icon: Droplets, title: '液袋', text: '16—24 m³，仅接非危险液体' },
  warehousing: {
    Icon: Warehouse,
    title: '危化品仓储',
    text: '甲、乙、丙类库，按闪点与货类匹配',
  },
  builtIn: { Icon: Forklift, title: '场站装箱', text: '送货预约、配载、装箱检查与装箱证明' },
  dgDesk: {
    Icon: ClipboardCheck,
    title: '危险品单证',
    text: '危申报、危包证、分类鉴定、SDS 编制',
  },
  domestic: { Icon: Truck, title: '整车运输', text: '按类项匹配车辆经营范围与押运要求' },
  goods: {
    Icon: FlaskConical,
    title: '化工品采购',
    text: '品名、CAS、规格与资质要求一页列清',
  },
};
