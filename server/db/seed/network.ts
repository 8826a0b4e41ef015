import { chooseOne } from '#server/search/seededRandom.ts';
import type { linerServices, serviceCalls } from '../schema/network.ts';
import { minorUnitsOf, numberOf, readTable } from './tables.ts';

type ServiceRow = typeof linerServices.$inferInsert;
type CallRow = typeof serviceCalls.$inferInsert;
type Role = CallRow['role'];

const departureHours = [6, 10, 14, 16, 20, 22] as const;
const arrivalHours = [5, 7, 9, 13, 17, 19] as const;

// invented, two words each: 24 × 24 names cover the fleets of all services
const firstWords =
  'AMBER ASPEN AZURE BRONZE CEDAR COBALT CORAL CRIMSON EMERALD GARNET GOLDEN INDIGO IVORY JADE JASPER LINDEN OPAL PEARL SAFFRON SCARLET SILVER TOPAZ VIOLET WILLOW'.split(
    ' ',
  );
const secondWords =
  'BEACON BRIDGE CAPELLA COMPASS CRANE FALCON HARVEST HERON HORIZON KESTREL LANTERN LEGEND MERIDIAN MONSOON ORCHID PAVILION PLOVER PROSPECT SPIRIT SUMMIT TERRACE TIDE VOYAGE ZENITH'.split(
    ' ',
  );
const vesselNames = secondWords.flatMap((second) => firstWords.map((first) => `${first} ${second}`));

const stopsOf = (rotation: string) =>
  rotation
    .trim()
    .split(' ')
    .map((stop) => {
      const [portCode = '', day = ''] = stop.split('+');
      return { portCode, day: numberOf(day) };
    });

const relays = () => readTable('relays', ['role', 'port', 'hub', 'days', 'add_on_20', 'add_on_40']);

/** The calls of one role: the rotation's own, then every port that a relay connects with one of them. */
const callsOf = (
  serviceCode: string,
  role: Role,
  rotation: string,
  allRelays: ReturnType<typeof relays>,
): CallRow[] => {
  const hours = role === 'load' ? departureHours : arrivalHours;
  const at = (portCode: string, day: number) => day * 24 + chooseOne(hours, serviceCode, role, portCode);

  const stops = stopsOf(rotation);
  const calls = new Map<string, CallRow>();
  for (const { portCode, day } of stops) {
    const direct = { viaPortCode: null, offsetHours: at(portCode, day), addOn20: 0, addOn40: 0 };
    calls.set(portCode, { serviceCode, role, portCode, ...direct });
  }
  for (const relay of allRelays) {
    const hub = stops.find((stop) => stop.portCode === relay.hub);
    if (relay.role !== role || !hub || calls.has(relay.port)) continue;
    const days = numberOf(relay.days) * (role === 'load' ? -1 : 1);
    calls.set(relay.port, {
      serviceCode,
      role,
      portCode: relay.port,
      viaPortCode: relay.hub,
      offsetHours: at(relay.port, hub.day + days),
      addOn20: minorUnitsOf(relay.add_on_20),
      addOn40: minorUnitsOf(relay.add_on_40),
    });
  }
  return [...calls.values()];
};

/** The liner services with all their calls; a fleet has as many ships as a round trip has weeks. */
export const linerNetwork = (): { services: ServiceRow[]; calls: CallRow[] } => {
  const allRelays = relays();
  const names = [...vesselNames];
  const services: ServiceRow[] = [];
  const calls: CallRow[] = [];
  for (const row of readTable('services', ['code', 'carrier', 'lane', 'weekday', 'heading', 'free_days', 'rotation'])) {
    const [loads = '', discharges = ''] = row.rotation.split('>');
    const lastDay = Math.max(...stopsOf(discharges).map((stop) => stop.day));
    services.push({
      code: row.code,
      carrierCode: row.carrier,
      laneCode: row.lane,
      weekday: numberOf(row.weekday),
      heading: row.heading,
      freeDays: numberOf(row.free_days),
      fleet: names.splice(0, Math.ceil((lastDay * 2) / 7)),
    });
    calls.push(
      ...callsOf(row.code, 'load', loads, allRelays),
      ...callsOf(row.code, 'discharge', discharges, allRelays),
    );
  }
  return { services, calls };
};
