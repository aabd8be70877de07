// The fields
export const title = 'बकाया बिल पर ब्याज';
export const action = 'इस बिल में मदद लें';
export const amount = 'बकाया रकम, GST के साथ';
export const accepted = 'माल या काम मंज़ूर होने की तारीख़';
export const acceptedHint = 'डिलीवरी का दिन, अगर ख़रीदार ने 15 दिन में लिखकर एतराज़ नहीं किया।';
export const agreedDays = 'भुगतान का तय समय';
export const agreedDaysHint =
  'जितना लिखकर तय हुआ। सिर्फ़ भुगतान की तय तारीख़ पता हो, तो माल मानने की तारीख़ से उस तारीख़ तक के दिन लिखें: 1 से 31 जुलाई तक 30 दिन। {most} दिन से ज़्यादा हों, तो {most} ही गिने जाते हैं। लिखकर कुछ तय नहीं हुआ, तो ख़ाली छोड़ें: {without} दिन।';
export const notAgreed = 'लिखकर तय नहीं हुआ';
export const paid = 'भुगतान की तारीख़';
export const paidHint = 'ख़रीदार ने अब तक पैसे नहीं दिए, तो आज की तारीख़।';
export const bankRate = 'सालाना बैंक रेट';
export const bankRateHint =
  'ख़ाली छोड़ें, तो रिज़र्व बैंक के वे रेट लगेंगे जो हमें पता हैं। सबसे नया: {latest}। अभी का रेट rbi.org.in पर देखें।';
export const latestRate = '{date} से {rate}';
export const knownRates = 'RBI के रेट, सबसे नया {latest}';
export const fortyFiveDays = '45 दिन तय';
export const nothingInWriting = 'लिखकर कुछ तय नहीं';

// The result
export const acceptedLater = 'मंज़ूर होने की तारीख़ भुगतान की तारीख़ ({paid}) के बाद की है। दिन, महीना और साल जाँच लें।';
export const notOverdue =
  '{paid} को यह बिल बकाया नहीं है: ख़रीदार {due} तक पैसे दे सकता है। जिस बिल की तारीख़ अभी बाकी है, वह डिस्काउंट हो सकता है।';
export const interestDue = 'आपका ब्याज बनता है';
export const invoiceAndInterest = 'बिल और ब्याज';
export const lastDay = 'समय पर भुगतान का आख़िरी दिन';
export const daysOverdue = '{date} तक कितने दिन की देरी';
export const threeTimes = 'सालाना ब्याज दर, बैंक रेट का तीन गुना';
export const to = ' से ';
export const sentence =
  'भुगतान {due} तक होना था और {days} की देरी है। ब्याज {interest} बनता है, और बिल के साथ {total}।';
export const invoice = 'बिल';
export const interest = 'ब्याज';
export const monthByMonth = 'महीना-दर-महीना ब्याज';
export const until = 'कब तक';
export const rate = 'सालाना दर';
export const totalDue = 'कुल बकाया';
export const fromNextDay =
  'ख़रीदार को माल मंज़ूर होने के दिन से ज़्यादा से ज़्यादा {most} दिन मिलते हैं, और लिखकर कुछ तय न हो, तो {without} दिन। ब्याज अगले दिन से भुगतान के दिन तक लगता है।';
export const monthlyRests =
  'ब्याज हर महीने उसी तारीख़ को जुड़ता है, जिस तारीख़ को भुगतान होना था। अधूरे महीने का तरीका क़ानून में नहीं लिखा: यहाँ उस पर दिनों के हिसाब से साधारण ब्याज है, साल के 365 दिन मानकर।';
export const rateOfMonth =
  'हर महीने पर उसके आख़िरी दिन के बैंक रेट का तीन गुना लगता है (कलकत्ता हाई कोर्ट, 2024)। हमें पता सबसे नया रेट: {latest}।';
export const ownRate = 'हर महीने पर आपके लिखे बैंक रेट, {rate}, का तीन गुना लगा है। अभी का रेट rbi.org.in पर देखें।';
export const partPayments =
  'कुछ रकम मिल चुकी हो, तो बची रकम आज की तारीख़ के साथ भरें। जो हिस्सा देर से मिला, उसका हिसाब उसकी तारीख़ के साथ अलग से करें।';

// The letter
export const letter = 'ख़रीदार के लिए डिमांड लेटर';
export const letterNote =
  'उस बिल के लिए जिसका पैसा अब तक नहीं आया, कैलकुलेटर के आँकड़ों के साथ। भुगतान की तारीख़ पहले की हो, तो लेटर सिर्फ़ ब्याज माँगता है। लेटर अंग्रेज़ी में है और आप दोनों नाम भरकर ख़ुद भेजते हैं। आप जो लिखते हैं, वह ब्राउज़र के इसी टैब में रहता है।';
export const letterOutdated = 'ऊपर के आँकड़े जाँच लें: सही होने तक लेटर में पिछले सही आँकड़े रहेंगे, और उसे भेज नहीं सकते।';
export const letterNotDue = 'लेटर अभी नहीं बनेगा: ख़रीदार के पास {due} तक का समय है।';
export const letterPaidInTime = 'लेटर की ज़रूरत नहीं: ख़रीदार ने समय पर ({due} तक) पैसे दे दिए, इसलिए ब्याज नहीं बनता।';
export const letterInFuture =
  'भुगतान की तारीख़ आगे की है, और लेटर पर आगे की तारीख़ नहीं हो सकती। पैसे अब तक नहीं मिले, तो आज की तारीख़ भरें, वरना वह दिन जब पैसे मिले।';
export const buyersName = 'ख़रीदार का नाम';
export const buyersNameMissing = 'लेटर भेजने के लिए ख़रीदार का नाम लिखें।';
export const invoiceNumber = 'बिल नंबर';
export const businessName = 'आपके कारोबार का नाम';
export const businessNameMissing = 'लेटर भेजने के लिए अपने कारोबार का नाम लिखें।';
export const udyamNumber = 'उद्यम नंबर';
export const sendByWhatsApp = 'WhatsApp से भेजें';
export const sendByEmail = 'ईमेल से भेजें';
export const figureIsExample =
  '“{label}” अब भी हमारे उदाहरण से है। अपना आँकड़ा भरें, या नतीजे के पास “{areMyFigures}” पर टिक करें।';
export const copyLetter = 'लेटर कॉपी करें';
export const printLetter = 'लेटर प्रिंट करें';
export const letterCopied = 'लेटर कॉपी हो गया।';
export const copyingBlocked = 'आपके ब्राउज़र ने कॉपी करना रोक दिया। लेटर को चुनकर कॉपी करें।';
export const tooLongForEmail = 'इन नामों के साथ लेटर ईमेल के लिए बहुत लंबा है और कट जाएगा। उसे कॉपी कर लें।';
export const tooLongForBoth =
  'इन नामों के साथ लेटर WhatsApp और ईमेल दोनों के लिए बहुत लंबा है और कट जाएगा। उसे कॉपी कर लें।';

// The band of figures
export const lateInterest = 'सालाना ब्याज उसके बाद: बैंक रेट का तीन गुना ({latest})';
export const longestTime = 'माइक्रो या छोटे उद्यम को पैसे देने का क़ानूनन सबसे लंबा समय, करार में चाहे ज़्यादा दिन लिखे हों';
export const timeWithoutAgreement = 'अगर तारीख़ लिखकर तय नहीं हुई';
export const restsInYear = 'साल में ब्याज रकम में जुड़ता है, यानी हर महीने';
export const daysUnit = 'दिन';
export const timesUnit = 'बार';
