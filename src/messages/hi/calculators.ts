// The frame
export const examples = 'शुरू करने के लिए उदाहरण';
export const checkField = '“{label}” जाँचें। {problem} तब तक नतीजा पिछले आँकड़े का है।';
export const noResult = 'नतीजा नहीं निकला: {error}';
export const getQuote = 'कोटेशन लें';
export const quoteFor = ': {title}';
export const print = 'प्रिंट करें';
export const share = 'शेयर करें';
export const resultOf = ': {title} का नतीजा';
export const shareText = '{title}, नं. {serial}. {sentence} सिर्फ़ अंदाज़ा, ऑफ़र नहीं।';
export const resultCopied = 'नतीजा और लिंक कॉपी हो गए।';
export const copyingBlocked = 'आपके ब्राउज़र ने कॉपी करना रोक दिया। इस पेज का पता कॉपी करें: उससे आपका नतीजा खुलता है।';
export const illustration = 'सिर्फ़ अंदाज़ा, ऑफ़र नहीं';
export const withExample = 'हमारे उदाहरण के आँकड़ों के साथ';
export const exampleFigure = '{figure} (उदाहरण)';
export const examplesNamed = 'अब भी हमारे उदाहरण के हैं: {names}';
export const examplesLeft = '{count} आँकड़े अब भी हमारे उदाहरण के हैं।';
export const areMyFigures = 'ये मेरे आँकड़े हैं';
export const serial = 'हिसाब नं. {serial}';
export const ownRosette = 'यह डिज़ाइन और नंबर आपके आँकड़ों से बने हैं। वही आँकड़े हों, तो डिज़ाइन और नंबर भी वही रहते हैं।';
export const chartOf = 'चार्ट: {title}';
export const couponAYear = 'आपकी किस्तें: हर साल का एक ख़ाना';
export const principal = 'मूलधन';
export const interest = 'ब्याज';
export const coupons = (count: number, first: string, last: string) =>
  `${count} ${count === 1 ? 'कूपन' : 'कूपनों'} की शीट, हर साल का एक। पहले साल के भुगतान में मूलधन ${first} और आख़िरी साल के भुगतान में ${last} है; बाकी ब्याज है।`;
export const sliderOf = '{label}, स्लाइडर';

// Numbers
export const years = (count: number) => `${count} साल`;
export const months = (count: number) => (count === 1 ? '1 महीना' : `${count} महीने`);
export const days = (count: number) => `${count} दिन`;
export const inMonths = ' (महीने)';
export const inDays = ' (दिन)';
export const inYears = ' (साल)';
export const crore = '{count} करोड़';
export const lakh = '{count} लाख';
export const thousand = '{count} हज़ार';
export const about = 'करीब {amount}';

// Hints of dates
export const dateInWords = 'दिन, महीना और साल: {date}।';
export const dateParts = 'दिन, महीना और साल, जैसे {sample}।';

// Errors of the number boxes
export const enterAmount = 'कोई एक रकम लिखें, जैसे {sample}।';
export const orInWords = '{digits} या {words}';
export const enterPercentage = 'प्रतिशत लिखें, जैसे {sample}।';
export const enterMonths = 'लिखें कि कितने महीने, जैसे {sample}।';
export const enterDays = 'लिखें कि कितने दिन, जैसे {sample}।';
export const enterYears = 'लिखें कि कितने साल, जैसे {sample}।';
export const enterDate = 'पूरी तारीख़ लिखें: दिन, महीना और साल, जैसे {sample}।';
export const noNumber = 'इसे एक संख्या की तरह नहीं पढ़ा जा सकता। {enter}';
export const notPercentage = 'प्रतिशत नहीं, रकम रुपयों में लिखें, जैसे {sample}।';
export const leastIs = 'कम से कम {value} लिखें।';
export const mostIs = 'ज़्यादा से ज़्यादा {value} लिखें।';
export const earliestIs = 'तारीख़ {date} या उसके बाद की लिखें।';
export const latestIs = 'तारीख़ {date} या उससे पहले की लिखें।';
export const twoDecimals = 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखें, जैसे {sample}।';
export const wholeMonths = 'पूरे महीने लिखें, जैसे {sample}।';
export const wholeDays = 'पूरे दिन लिखें, जैसे {sample}।';
export const wholeYears = 'पूरे साल लिखें, जैसे {sample}।';
export const chooseOption = 'सूची में से एक चुनें।';
