/** Registrations of the firm, who pays it, the servers of others that pages request, and warnings that rules prescribe. */

/** SEBI’s standard warning, to the letter: its spelling is not ours. */
export const mutualFundRisk = 'म्यूचुअल फंड निवेश बाजार जोखिमों के अधीन हैं, योजना संबंधी सभी दस्तावेजों को सावधानी से पढ़ें।';

export const arn = 'AMFI रजिस्ट्रेशन (ARN)';
export const sebi = 'SEBI रजिस्ट्रेशन';
export const irdai = 'IRDAI रजिस्ट्रेशन';
export const reraAgent = 'RERA एजेंट रजिस्ट्रेशन';
export const cin = 'कंपनी नंबर (CIN)';
export const gstin = 'GST नंबर (GSTIN)';

export const responseTimes = (first?: string, full?: string): string =>
  [first && `पहला जवाब ${first}`, full && `पूरा जवाब ${full}`].filter(Boolean).join(' और ');

export const distributor =
  'निवेश और बीमा में हम डिस्ट्रीब्यूटर हैं: जिस कंपनी का प्रोडक्ट आप लेते हैं, वही हमें कमीशन देती है। साइन करने से पहले हमसे पूछें कि कितना।';
export const adviser = 'निवेश में हम सलाहकार हैं: आप हमें लिखित में तय फ़ीस देते हैं, और प्रोडक्ट से हम कोई कमीशन नहीं लेते।';

export const film = 'फ़िल्म';
export const filmRequests =
  'यह YouTube पर है, और वहाँ से तभी आती है जब आप “चलाएँ” दबाते हैं, उससे पहले नहीं। तब Google को आपका IP पता मालूम हो जाता है।';
export const yourEnquiry = 'आपकी पूछताछ';
