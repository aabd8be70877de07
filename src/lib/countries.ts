import * as words from '#words/input.json';
import { language } from '../site/language.ts';

/** The default country of phone numbers. */
export const india = 'IN';

/** Parses 'IN91 AE971' into pairs of an ISO 3166 country code and a calling code. */
const parseEntries = (table: string) =>
  table
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)] as const);

// If several countries have the same calling code, list the main country first: US before CA, whose code is also 1.

/** The countries of the firm's customers, in the order of the select. */
const customerEntries = parseEntries(`
  IN91 AE971 SA966 QA974 KW965 OM968 BH973 US1 CA1 GB44 SG65 AU61 NZ64 DE49 NP977 BD880 LK94 HK852 MY60
  KE254 ZA27
`);
const otherEntries = parseEntries(`
  AG1 AI1 AS1 BB1 BM1 BS1 DM1 DO1 GD1 GU1 JM1 KN1 KY1 LC1 MP1 MS1 PR1 SX1 TC1 TT1 VC1 VG1 VI1 RU7 KZ7 EG20
  GR30 NL31 BE32 FR33 ES34 HU36 IT39 VA39 RO40 CH41 AT43 GG44 IM44 JE44 DK45 SE46 NO47 SJ47 PL48 PE51 MX52
  CU53 AR54 BR55 CL56 CO57 VE58 CC61 CX61 ID62 PH63 TH66 JP81 KR82 VN84 CN86 TR90 PK92 AF93 MM95 IR98
  SS211 MA212 EH212 DZ213 TN216 LY218 GM220 SN221 MR222 ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230
  LR231 SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240 GA241 CG242 CD243 AO244 GW245 IO246 AC247
  SC248 SD249 RW250 ET251 SO252 DJ253 TZ255 UG256 BI257 MZ258 ZM260 MG261 RE262 YT262 ZW263 NA264 MW265
  LS266 BW267 SZ268 KM269 SH290 TA290 ER291 AW297 FO298 GL299 GI350 PT351 LU352 IE353 IS354 AL355 MT356
  CY357 FI358 AX358 BG359 LT370 LV371 EE372 MD373 AM374 BY375 AD376 MC377 SM378 UA380 RS381 ME382 XK383
  HR385 SI386 BA387 MK389 CZ420 SK421 LI423 FK500 BZ501 GT502 SV503 HN504 NI505 CR506 PA507 PM508 HT509
  GP590 BL590 MF590 BO591 GY592 EC593 GF594 PY595 MQ596 SR597 UY598 CW599 BQ599 TL670 NF672 BN673 NR674
  PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 WS685 KI686 NC687 TV688 PF689 TK690 FM691 MH692
  KP850 MO853 KH855 LA856 TW886 MV960 LB961 JO962 SY963 IQ964 YE967 PS970 IL972 BT975 MN976 TJ992 TM993
  AZ994 GE995 KG996 UZ998
`);
const allEntries = [...customerEntries, ...otherEntries];

export const customerCountries: readonly string[] = customerEntries.map(([country]) => country);

/** Calling codes without the plus, by ISO 3166 country code. */
export const callingCodes: ReadonlyMap<string, string> = new Map(allEntries);

/**
 * The main country of each calling code, which is the first country in the table. A Map keeps the last value of a
 * repeated key, so the table is reversed here.
 */
export const mainCountries: ReadonlyMap<string, string> = new Map(
  allEntries.map(([country, code]) => [code, country] as const).reverse(),
);

let displayNames: Intl.DisplayNames | undefined;

/** Returns the name of a country in the language of the page. The first call takes about 25 ms on a slow phone. */
export function getCountryName(country: string): string {
  if (country === india) return words.india;
  displayNames ??= new Intl.DisplayNames(language, { type: 'region' });
  return displayNames.of(country) ?? country;
}

/** Returns a label such as 'India (+91)'. */
export const formatCountryLabel = (country: string) =>
  `${getCountryName(country)} (+${callingCodes.get(country)})`;

export const createCountryOption = (country: string) => ({
  value: country,
  label: formatCountryLabel(country),
});
const toOptions = (entries: typeof customerEntries) =>
  entries.map(([country]) => createCountryOption(country));

/**
 * Returns the options for all countries: first `home`, then the countries of customers, then the other countries by
 * name.
 */
export const createCountryOptions = (home: string) => [
  createCountryOption(home),
  ...toOptions(customerEntries).filter(({ value }) => value !== home),
  ...toOptions(otherEntries)
    .filter(({ value }) => value !== home)
    .sort((one, other) => one.label.localeCompare(other.label, language)),
];
