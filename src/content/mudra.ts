/** Below Mudra loans and the firm’s fee for them. */
export const mudraNotice =
  'Banks also take Mudra applications directly and free of charge, at a branch or on jansamarth.in: our fee is for preparing your file. In March 2026 the government warned of fake approval letters: never pay for one. MUDRA does not lend to borrowers itself and has no agents or middlemen.';
