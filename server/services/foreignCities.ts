import type { Position } from '#contract/rules/distance/greatCircle.ts';

/**
 * Countries that goods go to, each with its code and its names in addresses: their ports and the cities of their chemical
 * industry and trade, with approximate longitude and latitude to a tenth of a degree.
 */
const table = `
AE UAE/UNITED ARAB EMIRATES: DUBAI 55.3 25.3, ABU DHABI 54.4 24.5, SHARJAH 55.4 25.3, JEBEL ALI 55 25
AR ARGENTINA: BUENOS AIRES -58.4 -34.6, ROSARIO -60.7 -32.9
AT AUSTRIA/ÖSTERREICH: VIENNA 16.4 48.2, WIEN 16.4 48.2, LINZ 14.3 48.3, GRAZ 15.4 47.1
AU AUSTRALIA: SYDNEY 151.2 -33.9, MELBOURNE 145 -37.8, BRISBANE 153 -27.5, PERTH 115.9 -32, ADELAIDE 138.6 -34.9
BD BANGLADESH: DHAKA 90.4 23.8, CHATTOGRAM 91.8 22.3, CHITTAGONG 91.8 22.3
BE BELGIUM/BELGIQUE/BELGIË: ANTWERP 4.4 51.2, ANTWERPEN 4.4 51.2, BRUSSELS 4.4 50.8, GHENT 3.7 51.1, LIEGE 5.6 50.6
BR BRAZIL/BRASIL: SANTOS -46.3 -24, SAO PAULO -46.6 -23.6, RIO DE JANEIRO -43.2 -22.9, CURITIBA -49.3 -25.4, CAMPINAS -47.1 -22.9
CA CANADA: VANCOUVER -123.1 49.3, TORONTO -79.4 43.7, MONTREAL -73.6 45.5, CALGARY -114.1 51, EDMONTON -113.5 53.5, HALIFAX -63.6 44.6, MISSISSAUGA -79.6 43.6
CH SWITZERLAND/SCHWEIZ/SUISSE: BASEL 7.6 47.6, ZURICH 8.5 47.4, GENEVA 6.1 46.2, VISP 7.9 46.3
CL CHILE: SANTIAGO -70.7 -33.4, VALPARAISO -71.6 -33
CO COLOMBIA: BOGOTA -74.1 4.7, MEDELLIN -75.6 6.2, CALI -76.5 3.4, CARTAGENA -75.5 10.4
CZ CZECHIA/CZECH REPUBLIC: PRAGUE 14.4 50.1, PRAHA 14.4 50.1, BRNO 16.6 49.2, OSTRAVA 18.3 49.8, PARDUBICE 15.8 50
DE GERMANY/DEUTSCHLAND: HAMBURG 10 53.6, BREMEN 8.8 53.1, BREMERHAVEN 8.6 53.5, BERLIN 13.4 52.5, MUNICH 11.6 48.1, MÜNCHEN 11.6 48.1, FRANKFURT 8.7 50.1, COLOGNE 7 50.9, KÖLN 7 50.9, LEVERKUSEN 7 51, DÜSSELDORF 6.8 51.2, DUSSELDORF 6.8 51.2, DUISBURG 6.8 51.4, ESSEN 7 51.5, DORTMUND 7.5 51.5, MARL 7.1 51.7, LUDWIGSHAFEN 8.4 49.5, MANNHEIM 8.5 49.5, DARMSTADT 8.7 49.9, STUTTGART 9.2 48.8, HANNOVER 9.7 52.4, HANOVER 9.7 52.4, LEIPZIG 12.4 51.3, DRESDEN 13.7 51.1, NUREMBERG 11.1 49.5, BURGHAUSEN 12.8 48.2, KREFELD 6.6 51.3
DK DENMARK: COPENHAGEN 12.6 55.7, AARHUS 10.2 56.2
EG EGYPT: CAIRO 31.2 30, ALEXANDRIA 29.9 31.2
ES SPAIN/ESPAÑA: BARCELONA 2.2 41.4, MADRID -3.7 40.4, VALENCIA -0.4 39.5, TARRAGONA 1.2 41.1, BILBAO -2.9 43.3, ZARAGOZA -0.9 41.6, SEVILLA -6 37.4
FI FINLAND: HELSINKI 24.9 60.2, TURKU 22.3 60.5
FR FRANCE: LE HAVRE 0.1 49.5, PARIS 2.3 48.9, LYON 4.8 45.8, MARSEILLE 5.4 43.3, LILLE 3.1 50.6, STRASBOURG 7.8 48.6, ROUEN 1.1 49.4, TOULOUSE 1.4 43.6, GRASSE 6.9 43.7
GB UNITED KINGDOM/UK/ENGLAND/GREAT BRITAIN/SCOTLAND: LONDON -0.1 51.5, MANCHESTER -2.2 53.5, BIRMINGHAM -1.9 52.5, LIVERPOOL -3 53.4, LEEDS -1.5 53.8, FELIXSTOWE 1.3 52, SOUTHAMPTON -1.4 50.9, MIDDLESBROUGH -1.2 54.6, HULL -0.3 53.7, GLASGOW -4.3 55.9
GH GHANA: ACCRA -0.2 5.6, TEMA 0 5.7
GR GREECE: ATHENS 23.7 38, PIRAEUS 23.6 37.9, THESSALONIKI 22.9 40.6
HU HUNGARY: BUDAPEST 19 47.5
ID INDONESIA: JAKARTA 106.8 -6.2, SURABAYA 112.8 -7.3, CILEGON 106 -6, BEKASI 107 -6.2, TANGERANG 106.6 -6.2
IN INDIA: MUMBAI 72.9 19.1, NAVI MUMBAI 73 19, NHAVA SHEVA 73 18.9, MUNDRA 69.7 22.8, CHENNAI 80.3 13.1, AHMEDABAD 72.6 23, VADODARA 73.2 22.3, ANKLESHWAR 73 21.6, SURAT 72.8 21.2, VAPI 72.9 20.4, PUNE 73.9 18.5, HYDERABAD 78.5 17.4, BENGALURU 77.6 13, BANGALORE 77.6 13, DELHI 77.2 28.6, KOLKATA 88.4 22.6
IT ITALY/ITALIA: GENOA 8.9 44.4, GENOVA 8.9 44.4, MILAN 9.2 45.5, MILANO 9.2 45.5, TURIN 7.7 45.1, ROME 12.5 41.9, BOLOGNA 11.3 44.5, VENICE 12.3 45.4, NAPLES 14.3 40.9
JP JAPAN: TOKYO 139.7 35.7, YOKOHAMA 139.6 35.4, OSAKA 135.5 34.7, KOBE 135.2 34.7, NAGOYA 136.9 35.2, KYOTO 135.8 35, HIROSHIMA 132.5 34.4, FUKUOKA 130.4 33.6, KAWASAKI 139.7 35.5
KE KENYA: NAIROBI 36.8 -1.3, MOMBASA 39.7 -4
KR KOREA: SEOUL 127 37.6, BUSAN 129.1 35.2, INCHEON 126.7 37.5, ULSAN 129.3 35.5, YEOSU 127.7 34.8, DAEJEON 127.4 36.4
LK SRI LANKA: COLOMBO 79.9 6.9
MX MEXICO/MÉXICO: MEXICO CITY -99.1 19.4, MANZANILLO -104.3 19.1, MONTERREY -100.3 25.7, GUADALAJARA -103.3 20.7, VERACRUZ -96.1 19.2
MY MALAYSIA: KUALA LUMPUR 101.7 3.1, PORT KLANG 101.4 3, SHAH ALAM 101.5 3.1, PENANG 100.3 5.4, JOHOR BAHRU 103.8 1.5, PASIR GUDANG 103.9 1.5, KUANTAN 103.3 3.8
NG NIGERIA: LAGOS 3.4 6.5, APAPA 3.4 6.4
NL NETHERLANDS/NEDERLAND/HOLLAND: ROTTERDAM 4.5 51.9, AMSTERDAM 4.9 52.4, UTRECHT 5.1 52.1, EINDHOVEN 5.5 51.4, MOERDIJK 4.6 51.7, GELEEN 5.8 51, DELFZIJL 6.9 53.3, TERNEUZEN 3.8 51.3
NZ NEW ZEALAND: AUCKLAND 174.8 -36.8, WELLINGTON 174.8 -41.3, CHRISTCHURCH 172.6 -43.5
PE PERU/PERÚ: LIMA -77 -12, CALLAO -77.1 -12.1
PH PHILIPPINES: MANILA 121 14.6, CEBU 123.9 10.3, BATANGAS 121.1 13.8
PK PAKISTAN: KARACHI 67 24.9, LAHORE 74.3 31.5, FAISALABAD 73.1 31.4
PL POLAND/POLSKA: GDANSK 18.6 54.4, WARSAW 21 52.2, WARSZAWA 21 52.2, LODZ 19.5 51.8, ŁÓDŹ 19.5 51.8, KRAKOW 19.9 50.1, WROCLAW 17 51.1, POZNAN 16.9 52.4, KATOWICE 19 50.3
PT PORTUGAL: LISBON -9.1 38.7, PORTO -8.6 41.2
RU RUSSIA/RUSSIAN FEDERATION: MOSCOW 37.6 55.8, VLADIVOSTOK 131.9 43.1, ST PETERSBURG 30.3 59.9, SAINT PETERSBURG 30.3 59.9, NOVOSIBIRSK 82.9 55, YEKATERINBURG 60.6 56.8
SA SAUDI ARABIA/KSA: JEDDAH 39.2 21.5, DAMMAM 50.1 26.4, RIYADH 46.7 24.7, JUBAIL 49.6 27
SE SWEDEN/SVERIGE: GOTHENBURG 12 57.7, STOCKHOLM 18.1 59.3, MALMO 13 55.6
SG SINGAPORE: SINGAPORE 103.8 1.3, JURONG ISLAND 103.7 1.3
TH THAILAND: BANGKOK 100.5 13.8, LAEM CHABANG 100.9 13.1, RAYONG 101.3 12.7, CHONBURI 101 13.4, SAMUT PRAKAN 100.6 13.6
TR TURKEY/TÜRKIYE/TURKIYE: ISTANBUL 29 41, IZMIR 27.1 38.4, MERSIN 34.6 36.8, BURSA 29.1 40.2, ANKARA 32.9 39.9, GEBZE 29.4 40.8, KOCAELI 29.9 40.8
TW TAIWAN: KAOHSIUNG 120.3 22.6, TAIPEI 121.6 25, KEELUNG 121.7 25.1, TAICHUNG 120.7 24.1
TZ TANZANIA: DAR ES SALAAM 39.3 -6.8
US USA/US/UNITED STATES/UNITED STATES OF AMERICA: LOS ANGELES -118.2 34.1, LONG BEACH -118.2 33.8, OAKLAND -122.3 37.8, TACOMA -122.4 47.3, SEATTLE -122.3 47.6, PORTLAND -122.7 45.5, NEW YORK -74 40.7, NEWARK -74.2 40.7, PHILADELPHIA -75.2 40, BALTIMORE -76.6 39.3, NORFOLK -76.3 36.9, CHARLESTON -79.9 32.8, SAVANNAH -81.1 32.1, HOUSTON -95.4 29.8, PASADENA -95.2 29.7, FREEPORT -95.4 29, BEAUMONT -94.1 30.1, BATON ROUGE -91.2 30.5, NEW ORLEANS -90.1 30, DALLAS -96.8 32.8, CHICAGO -87.6 41.9, DETROIT -83 42.3, CLEVELAND -81.7 41.5, CINCINNATI -84.5 39.1, PITTSBURGH -80 40.4, ATLANTA -84.4 33.7, CHARLOTTE -80.8 35.2, MIAMI -80.2 25.8, ST LOUIS -90.2 38.6, SAINT LOUIS -90.2 38.6, DENVER -105 39.7, PHOENIX -112.1 33.4, MEMPHIS -90 35.1
VN VIETNAM/VIET NAM: HO CHI MINH CITY 106.7 10.8, HO CHI MINH 106.7 10.8, HAIPHONG 106.7 20.9, HAI PHONG 106.7 20.9, HANOI 105.8 21, HA NOI 105.8 21, BINH DUONG 106.7 11.1, DONG NAI 107.2 11, DA NANG 108.2 16.1
ZA SOUTH AFRICA: DURBAN 31 -29.9, JOHANNESBURG 28 -26.2, CAPE TOWN 18.4 -33.9`;

interface Country {
  /** As they stand in the words of an address. */
  names: readonly string[];
  cities: readonly (readonly [name: string, position: Position])[];
}

const cityOf = (text: string): Country['cities'][number] => {
  const [, name = '', longitude, latitude] = /^(.+) (\S+) (\S+)$/.exec(text) ?? [];
  return [name, [Number(longitude), Number(latitude)]];
};

/** A name as it stands in the words of an address. */
const asWord = (name: string): string => ` ${name} `;

const countries: ReadonlyMap<string, Country> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', cities = ''] = line.split(': ');
      return [
        head.slice(0, 2),
        { names: head.slice(3).split('/').map(asWord), cities: cities.split(', ').map(cityOf) },
      ];
    }),
);

/** An address as words between single blanks: `, 67063 LUDWIGSHAFEN, ` is ` 67063 LUDWIGSHAFEN `. */
const wordsOf = (address: string): string => ` ${address.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Where a name stands in an address; -1 if it does not. */
const placeIn = (words: string, name: string): number => words.lastIndexOf(asWord(name));

/**
 * The city in an address abroad, as the address writes it: the last one of the country that it names last, or of the
 * country of the destination where it names none. Undefined if none is known.
 */
export const foreignCityIn = (
  address: string,
  destinationCode: string,
): { code: string; nameZh: string; position: Position } | undefined => {
  const words = wordsOf(address);
  const lastOf = (names: readonly string[]): number => Math.max(...names.map((name) => words.lastIndexOf(name)));
  const [named] = [...countries]
    .flatMap(([code, { names }]) => {
      const at = lastOf(names);
      return at < 0 ? [] : [{ code, at }];
    })
    .toSorted((one, other) => other.at - one.at);
  // codes of airports do not begin with that of their country
  const country = named?.code ?? (destinationCode.length > 3 ? destinationCode.slice(0, 2) : '');
  const [found] = (countries.get(country)?.cities ?? [])
    .flatMap(([name, position]) => {
      const at = placeIn(words, name);
      return at < 0 ? [] : [{ name, position, end: at + name.length }];
    })
    .toSorted((one, other) => other.end - one.end || other.name.length - one.name.length);
  return (
    found && {
      code: '',
      nameZh: found.name.toLowerCase().replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()),
      position: found.position,
    }
  );
};
