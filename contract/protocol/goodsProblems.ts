/** Why a dangerous cargo item contradicts its own data or its entry, each with its paragraph of IMDG 42-24. */
export const goodsProblemMessages = {
  flashPointMissing: '须填写：第 3 类与有第 3 类次要危险性的货物，单证须载明闭杯闪点（IMDG 5.4.1.4.3.6）',
  flashPointUnreadable: '须为摄氏度数值，如 23、-18、<23 或 17~23；没有闪点的请留空',
  flashPointNotClassThree: '高于 60 ℃ 的液体不属于第 3 类（IMDG 2.3.1.2），请核对闪点或重选条目',
  flashPointOtherGroup:
    '与包装类别不符：I 类初沸点不高于 35 ℃，II 类闪点低于 23 ℃，III 类闪点 23 至 60 ℃（IMDG 2.3.2.6）',
  flashPointClassThree: '不高于 60 ℃ 的液体另有第 3 类危险性，须改选含第 3 类的条目（IMDG 2.3.1.2、2.0.3.6）',
  flashPointBelowCarriage: '不高于 100 ℃：UN3257 只用于在 100 ℃ 以上、低于其闪点运输的液体（IMDG 3.2）',
  shippingNameUnlisted: '须为该条目的正确运输名称，不能改写（IMDG 3.1.2.1）',
  shippingNameNotChosen: '须从该条目的几个名称中选定一个（IMDG 3.1.2.2）',
  technicalNameMissing: '须填写：该条目的运输名称后须附技术名称（IMDG 3.1.2.8，特殊规定 274）',
  technicalNameUnreal: '须为实际的化学名称，不能重复运输名称，也不能是 n.o.s. 或占位符号（IMDG 3.1.2.8.1）',
  packagingFlexitank: '不能是液袋：液袋不得装运危险货物（CTU Code 附件 7，5.2.1）',
  packagingNotPressure: '须为气瓶等压力容器或可移动罐柜：第 2 类气体不得用桶、箱、袋（IMDG 4.1.4.1 P200）',
  packagingOfSolids: '只能装固体，不能直接盛装液体（IMDG 4.1.4.1、4.1.4.2）',
  packagingBagGroupOne: '不能是袋：包装类别 I 不得用袋（IMDG 4.1.4.1 P002）',
  packagingNotListed: '不在该条目的包装导则之内（IMDG 3.2 第 8 栏、4.1.4.1）',
  packagingNoBulk: '不能是中型散装容器：该条目的一览表第 10 栏没有列此种容器（IMDG 4.1.4.2）',
  packagingNoTank: '不能是可移动罐柜：该条目的一览表第 13 栏没有可移动罐柜导则（IMDG 4.2.1）',
  packageTooHeavy: '平均每件超过包装导则的最大净重（IMDG 4.1.4.1）',
  markUnreadable: '须为完整的 UN 标记，如 4G/Y25/S/26/CN/320001、1A1/Y1.4/150/26/CN/320001（IMDG 6.1.3）',
  markOtherPackaging: '与所选包装类型不是同一种包装（IMDG 6.1.2、6.5.1.4）',
  markOtherGroup: '等级不够：X 用于包装类别 I、II、III，Y 用于 II、III，Z 只用于 III（IMDG 6.1.3.1）',
  markOfSolids: 'S 表示只装固体或内包装：装液体须为标有试验压力的包装，或写明内包装（IMDG 6.1.3.1）',
  markOfLiquids: '标的是试验压力：装固体的包装须标 S（IMDG 6.1.3.1）',
  markOverweight: '最大毛重低于平均每件毛重（IMDG 6.1.3.1、6.5.2.1）',
  markOverDensity: '相对密度低于所填货物的密度，未标的按 1.2 计（IMDG 6.1.3.1）',
  markInFuture: '制造日期晚于今天（IMDG 6.1.3.1）',
  markTooOld: '已过使用期：塑料桶、罐与塑料内容器的复合中型散装容器自制造起五年，装硝酸的两年（IMDG 4.1.1.15）',
  limitedOverGross:
    '不成立：每件毛重超过有限数量的上限：包件 30 kg，收缩或拉伸包装的托盘 20 kg（IMDG 3.4.2；公路 JT/T 617）',
  limitedOverInner: '不成立：内包装超过一览表第 7a 栏的上限（IMDG 3.4.1；公路 JT/T 617）',
  limitedUnpacked:
    '不成立：有限数量须装在内包装内，再装入箱或开口桶等外包装，所选包装类型不符（IMDG 3.4.2.1；公路 JT/T 617）',
  limitedAndExcepted: '不成立：有限数量与例外数量只能择一申报（IMDG 3.4、3.5）',
  exceptedOverInner: '不成立：内包装超过一览表第 7b 栏代码的上限（IMDG 3.5.1.2；公路 JT/T 617）',
  exceptedOverOuter:
    '不成立：每件净量超过一览表第 7b 栏代码的上限（IMDG 3.5.1.2；公路 JT/T 617）；液体请在“内包装”写明个数与容量，如 16 × 30 mL',
  exceptedUnpacked: '不成立：例外数量须有内、中间和外包装，所选包装类型不符（IMDG 3.5.2；公路 JT/T 617）',
  exceptedTooMany: '不成立：每个货物运输单元的例外数量包件超过 1000 件（IMDG 3.5.5；公路 JT/T 617）',
  acidAlkaliOver: '不成立：每件超过 30 L 或 30 kg，不适用本声明（IMDG 7.2.6.5）；液体请在“内包装”写明每件升数，如 25 L',
  chargeOver30: '超限：UN3480 的荷电状态不得超过 30%（IATA DGR 包装说明 965）',
} as const;

export type GoodsProblem = keyof typeof goodsProblemMessages;
