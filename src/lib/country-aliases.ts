/**
 * Each line has a country code, and names that `Intl.DisplayNames` lacks: short and former names, other spellings, and
 * regions and cities where customers live.
 */
const aliasLines = `
  US usa|us|america|united states of america|new jersey|new mexico|अमेरिका|अमरीका|यूएस|यूएसए
  GB uk|great britain|britain|england|scotland|wales|northern ireland|यूके|ब्रिटेन|इंग्लैंड|लंदन
  AE uae|emirates|abu dhabi|sharjah|ajman|यूएई|दुबई|अबू धाबी|शारजाह|الامارات|دبي|ദുബായ്|துபாய்|దుబాయ్
  SA ksa|saudi|jeddah|dammam|सऊदी|रियाद|السعودية|الرياض|سعودي
  CA कैनेडा
  AU आस्ट्रेलिया
  QA doha|दोहा
  OM मस्कट
  DE deutschland
  AT osterreich
  CH schweiz|suisse
  NL holland|nederland|हॉलैंड
  CZ czech republic
  TR turkey
  MM burma
  HK hongkong
  KR korea
  TT trinidad
`;

export const countryAliases = aliasLines
  .trim()
  .split('\n')
  .map((line) => ({ country: line.trim().slice(0, 2), names: line.trim().slice(3).split('|') }));
