import { expect, test } from 'vitest';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';

/** The trade's table of rules by mode: the code, its services, and the confidence where that is not high. */
const printed: [verdict: string, rules: string][] = [
  [
    'rejected',
    `lclGas(lcl) lclReactive(lcl) lclInfectiousRadioactive(lcl) flexitankDangerous(flexitank) railDangerous(rail)
    railDamagedBattery(rail) airToxicGas(air) airHot(air) airInhaled(air) airForbiddenEntry(air) airForbidden(air)
    airPassenger(air) airBatteryPassenger(air) airDamagedBattery(air) airPackageOver(air) roadHighlyToxic(domestic)
    storeLithium(warehousing) seaRailDangerous(seaRail) seaRailDamagedBattery(seaRail) fakExcluded(fcl+tank+flexitank)`,
  ],
  [
    'desk',
    `notOnline(all) notClassified(all) lclNonFlammableGas(lcl)=medium lclGroupOneOrSubsidiary(lcl)=medium
    lclFlammableSolid(lcl) lclOxidiser(lcl)=low lclToxic(lcl)=medium lclLithium(lcl)=medium railByAgreement(rail)=medium
    railConsumerBattery(rail) seaRailConsumerBattery(seaRail) airDangerous(air) damagedBattery(fcl+lcl+builtIn+domestic+dgDesk) batteryMayBeDamaged(all)
    airBatteryUnstated(air)=medium airCharge(air)=medium roadMayBeHighlyToxic(domestic)=medium storeByVariety(warehousing)`,
  ],
  [
    'requires',
    `airCargoAircraft(air) airAppraisal(air) lclAcidAlkali(lcl) flexitankBox(flexitank) railBatteryPapers(rail)=medium
    directLoading(fcl+lcl+tank+builtIn)=medium directLoadingPart(fcl+lcl+tank+builtIn)=medium
    stabilised(fcl+lcl+tank+builtIn+air)=medium stabilisedOxidiser(fcl+lcl+tank+builtIn+air)=medium`,
  ],
];

test.each(printed)(
  'the rules of the trade’s table by which goods are %s, with services and confidence',
  (is, rules) => {
    const found = modeRules
      .filter(({ verdict }) => verdict === is)
      .map(({ code, services, confidence }) => {
        const lines = services === 'all' ? services : services.join('+');
        return `${code}(${lines})${confidence === 'high' ? '' : `=${confidence}`}`;
      });
    expect(found.toSorted()).toEqual(rules.split(/\s+/).toSorted());
  },
);

test('what is not certain neither rejects an order nor lets it pass: it goes to the desk', () => {
  const uncertain = modeRules.filter(({ confidence }) => confidence !== 'high');
  expect(uncertain.filter(({ verdict }) => verdict === 'rejected').map(({ code }) => code)).toEqual([]);
  expect(modeRules.filter(({ source }) => source === '' || /记忆|memory/i.test(source))).toEqual([]);
});
