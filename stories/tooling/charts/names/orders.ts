import { orderActZh, orderStatusZh } from '#contract/orders/orderStatusNames.ts';
import type { Words } from './names.ts';

const status = orderStatusZh;
const { 'order.placed': _placed, ...acts } = orderActZh;

/** The machines of booking an order, and of its life. */
export const orders = {
  booking: {
    title: '委托下单',
    purpose: '从草稿到下单成功：随时保存草稿，需要时先登录，价格有变先问用户，一份草稿只下一单。',
    states: {
      opening: '打开委托',
      unavailable: '不可在线订',
      filling: '填写委托',
      conflicting: '另一窗口已改动',
      signingIn: '等待登录',
      placing: '提交订单',
      requoting: '重新报价',
      repriced: '价格有变',
      placed: '下单成功',
      finished: '流程结束',
    },
    events: {
      'order.submitted': '点了提交订单',
      'price.accepted': '接受新价格',
      'price.declined': '不接受新价格',
      'draft.kept': '保留本窗口的内容',
      'draft.taken': '采用另一窗口的内容',
      'success.dismissed': '关掉成功提示',
    },
    guards: {
      isOrderable: '该报价可在线下单',
      isPriceChanged: '原因是价格有变',
      isTheirs: '另一窗口的草稿还在',
    },
    asks: {
      openBooking: '取回草稿与报价',
      signIn: { ask: '请用户登录', answers: '已登录', fails: '用户放弃登录' },
      placeOrder: '提交订单',
      fetchOffer: '获取最新报价',
      otherWindow: { ask: '留意另一窗口的改动', answers: '另一窗口改动了草稿' },
    },
    tells: {
      storeDraft: '保存草稿',
      nameOrder: '在地址里写上订单号',
      finish: '转到下单后的页面',
      keepReason: '显示不可下单的原因',
    },
  },
  orderLife: {
    title: '订单的一生',
    purpose: '一个订单从提交到完成（或取消、拒绝）经过的每个状态；由服务推进，界面照着显示。',
    states: {
      open: '可因未认证取消',
      'open.requested': '放舱之前',
      'open.requested.sorting': '是否危险品',
      'open.requested.SUBMITTED': status.SUBMITTED,
      'open.requested.NEED_INFO': status.NEED_INFO,
      'open.requested.INFO_SUPPLIED': status.INFO_SUPPLIED,
      'open.requested.DG_REVIEW': status.DG_REVIEW,
      'open.requested.ACCEPTED': status.ACCEPTED,
      'open.confirmed': '放舱之后',
      'open.confirmed.RELEASED': status.RELEASED,
      'open.confirmed.AMENDING': status.AMENDING,
      'open.confirmed.DG_DECLARED': status.DG_DECLARED,
      'open.confirmed.GATED_IN': status.GATED_IN,
      'open.confirmed.CUSTOMS': status.CUSTOMS,
      SAILED: status.SAILED,
      ARRIVED: status.ARRIVED,
      COMPLETED: status.COMPLETED,
      REJECTED: status.REJECTED,
      CANCELLED: status.CANCELLED,
      AUTO_CANCELLED: status.AUTO_CANCELLED,
      DECLINED: status.DECLINED,
    },
    events: acts,
    guards: {
      isDangerous: '是危险品',
      'not isDangerous': '不是危险品',
      isDeclared: '是须先申报的危险品运输',
      'not isDeclared': '无须先做危申报',
      isCleared: '跨境，须报关',
      isMovedInland: '境内运输，不报关',
      isDoneInPlace: '就地服务，不运输',
    },
  },
} satisfies Record<string, Words>;
