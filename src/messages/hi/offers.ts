// The fields
export const title = 'लोन के दो ऑफ़र की तुलना';
export const action = 'इन ऑफ़र के बारे में पूछें';
export const purpose = 'लोन किसलिए है';
export const personal = 'घर या निजी ज़रूरत';
export const business = 'कारोबार';
export const repaidIn = 'कितने समय बाद पूरा चुकाएँगे';
export const offerA = 'ऑफ़र A';
export const offerB = 'ऑफ़र B';
export const rateType = 'रेट का प्रकार';
export const fixed = 'आख़िर तक फ़िक्स्ड';
export const floating = 'फ़्लोटिंग';
export const partFixed = 'कुछ साल फ़िक्स्ड';
export const fixedYears = 'रेट कितने समय फ़िक्स्ड है';
export const laterRate = 'उसके बाद का रेट';
export const fee = 'प्रोसेसिंग फ़ीस';
export const withGst = 'रुपयों में, GST के साथ।';
export const insurance = 'बीमा प्रीमियम';
export const insuranceHint = 'अगर वह लोन की रकम में से कटता है।';
export const tenureHint = 'जितनी ऑफ़र में लिखी है।';
export const charge = 'समय से पहले चुकाने का शुल्क';
export const chargeHint = 'बाकी कर्ज़ का कितना प्रतिशत, GST के साथ।';
export const none = 'कुछ नहीं';
export const homeLoan = 'होम लोन';
export const personalLoan = 'पर्सनल लोन';
export const businessLoan = 'बिज़नेस लोन';

// The result
export const feesTooHigh = '{offer}: फ़ीस और बीमा लोन जितने ही हैं। उन्हें घटाएँ या लोन की रकम बढ़ाएँ।';
export const fixedTooLong =
  '{offer}: रेट {tenure} की पूरी अवधि या उससे भी ज़्यादा समय फ़िक्स्ड है। ज़्यादा से ज़्यादा {most} लिखें, “{fixed}” चुनें, या अवधि ठीक करें, जो महीनों में है।';
export const noYearsAfter =
  '{offer}: {tenure} की अवधि में पूरे साल के बाद दूसरे रेट का समय नहीं बचता। “{fixed}” चुनें, या अवधि ठीक करें, जो महीनों में है।';
export const alreadyRepaid = '{month}वें महीने तक दोनों लोन चुक जाते हैं। उससे पहले का महीना लिखें।';
export const cheaperOverTerm = 'पूरी अवधि में सस्ता';
export const cheaperIfEarly = '{month}वें महीने में चुकाएँ, तो सस्ता';
export const cheaperBy = '{offer}, {amount} कम';
export const same = 'दोनों की लागत बराबर';
export const lessAndLess = '{offer} पूरी अवधि में {amount} सस्ता पड़ता है, और {tenure} बाद चुका दें, तो {early} सस्ता।';
export const lessButMore =
  '{offer} पूरी अवधि में {amount} सस्ता पड़ता है, लेकिन {tenure} बाद चुका दें, तो {early} महँगा।';
export const lessThenSame = '{offer} पूरी अवधि में {amount} सस्ता पड़ता है, और {tenure} बाद चुका दें, तो दोनों बराबर।';
export const sameThenLess =
  'पूरी अवधि में दोनों ऑफ़र बराबर पड़ते हैं, लेकिन {tenure} बाद चुका दें, तो {offer} {early} सस्ता।';
export const allTheSame = 'दोनों ऑफ़र की लागत बराबर है: पूरी अवधि में भी, और {tenure} बाद चुका दें तब भी।';
export const emiChanges = '{offer}: EMI {tenure} तक {emi}, फिर बाकी {rest} के लिए {rate} पर {later}।';
export const tenuresDiffer = 'दोनों की अवधि अलग है: {a} और {b}।';
export const countsAsFixed =
  '{offer} का रेट आख़िर तक फ़िक्स्ड माना गया है। अगर वह सिर्फ़ शुरू के कुछ साल फ़िक्स्ड है, तो “कुछ साल फ़िक्स्ड” चुनें।';
export const bothCountAsFixed =
  'दोनों रेट आख़िर तक फ़िक्स्ड माने गए हैं। अगर कोई सिर्फ़ शुरू के कुछ साल फ़िक्स्ड है, तो “कुछ साल फ़िक्स्ड” चुनें।';
export const noChargeEntered =
  '{offer} में समय से पहले चुकाने का शुल्क नहीं लिखा है: वह ₹0 माना गया है। कर्ज़ देने वाले से पूछ लें।';
export const noChargesEntered =
  'दोनों ऑफ़र में समय से पहले चुकाने का शुल्क नहीं लिखा है: वह ₹0 माना गया है। कर्ज़ देने वाले से पूछ लें।';
export const laterEmi = 'फ़िक्स्ड साल के बाद हर महीने की EMI';
export const apr = 'APR, सारे शुल्क जोड़कर';
export const received = 'शुल्क कटकर आपको मिलेंगे';
export const feeAndInsurance = 'फ़ीस और बीमा';
export const extraInterest = 'ज़्यादा ब्याज';
export const totalCost = 'पूरी अवधि की कुल लागत';
export const prepaymentCharge = '{month}वें महीने में चुकाने का शुल्क';
export const earlyCost = '{month}वें महीने में चुकाएँ, तो कुल लागत';
export const costMeans = 'लागत यानी लोन की रकम के अलावा आप जो देते हैं: ब्याज, फ़ीस, बीमा और शुल्क।';
export const aprAsInKfs =
  'APR वैसे ही निकाला गया है जैसे RBI के की-फ़ैक्ट्स स्टेटमेंट (KFS) में: उस मासिक दर का बारह गुना, जिस पर सारी EMI, फ़ीस और बीमा घटाकर बचे लोन के बराबर होती हैं।';
export const floatingStays = 'फ़्लोटिंग रेट घट-बढ़ सकता है। यहाँ माना है कि वह एक ही रहता है।';
export const emiAgain = 'फ़िक्स्ड साल पूरे होने पर EMI फिर से निकाली गई है: बाकी कर्ज़, उसके बाद के रेट और बची हुई अवधि से।';
export const laterFloats =
  'फ़िक्स्ड साल के बाद का रेट फ़्लोटिंग माना गया है और एक ही रखा गया है। तब समय से पहले चुकाने का शुल्क सिर्फ़ बिज़नेस लोन में जोड़ा गया है। कर्ज़ देने वाले से पूछ लें कि आज वह रेट कितना होता।';
export const noCharge =
  'घर या निजी ज़रूरत के लोन में फ़्लोटिंग रेट पर यहाँ समय से पहले चुकाने का शुल्क नहीं जोड़ा गया: 1 जनवरी 2026 से मंज़ूर या रिन्यू हुए लोन पर लोगों से यह शुल्क नहीं लिया जा सकता।';
