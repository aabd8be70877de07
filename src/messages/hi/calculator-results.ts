// Several calculators
export const loanAmount = 'लोन की रकम';
export const rate = 'सालाना ब्याज दर';
export const presentRate = 'अभी की सालाना ब्याज दर';
export const tenure = 'अवधि';
export const costs = 'लागत';

// EMI
export const emi = 'EMI';
export const fees = 'प्रोसेसिंग और दूसरी फ़ीस';
export const part = 'पार्ट-पेमेंट';
export const partAfter = 'पार्ट-पेमेंट कितने समय बाद';
export const home = 'होम';
export const againstProperty = 'प्रॉपर्टी पर';
export const car = 'कार';
export const personal = 'पर्सनल';
export const business = 'बिज़नेस';
export const emiFixed = 'ब्याज दर फ़िक्स्ड है। ब्याज हर महीने बाकी कर्ज़ पर लगता है।';
export const emiApr =
  'APR वैसे ही निकाला गया है जैसे RBI के की-फ़ैक्ट्स स्टेटमेंट (KFS) में: उस मासिक दर का बारह गुना, जिस पर सारी EMI आपको मिली रकम के बराबर होती हैं।';
export const emiPart =
  'पार्ट-पेमेंट, यानी लोन का कुछ हिस्सा एक साथ चुकाने के बाद, EMI वही रहती है और अवधि घट जाती है। समय से पहले चुकाने का शुल्क इसमें नहीं जोड़ा गया।';
export const feesTooHigh = 'फ़ीस लोन जितनी ही है। फ़ीस घटाएँ या लोन बढ़ाएँ।';
export const partTooHigh = 'पार्ट-पेमेंट {amount} के लोन से कम होना चाहिए।';
export const monthlyEmi = 'हर महीने की EMI';
export const apr = 'APR, सारी फ़ीस जोड़कर';
export const aprWithoutFees = 'APR, अभी बिना फ़ीस के';
export const totalInterest = 'कुल ब्याज';
export const totalRepayment = 'कुल भुगतान';
export const receivedAfterFees = 'फ़ीस कटकर आपको मिलेंगे';
export const savedByPart = 'पार्ट-पेमेंट से बचा ब्याज';
export const endsEarlierBy = 'लोन इतना पहले ख़त्म';
export const emiSentence = 'EMI {emi}, {tenure} तक, कुल ब्याज {interest}, APR {apr}।';
export const yearByYear = 'साल-दर-साल';
export const monthByMonth = 'महीना-दर-महीना';
export const year = 'साल';
export const month = 'महीना';
export const yearNumber = 'साल {number}';
export const monthNumber = 'महीना {number}';
export const paid = 'भुगतान';
export const interest = 'ब्याज';
export const principal = 'मूलधन';
export const balance = 'बाकी कर्ज़';

// Loan eligibility
export const eligibility = 'लोन की पात्रता';
export const income = 'महीने की आमदनी';
export const otherEmis = 'अभी की EMI, हर महीने';
export const share = 'आमदनी का कितना हिस्सा EMI के लिए';
export const over5Years = '5 साल में';
export const over20Years = '20 साल में';
export const lenderDecides =
  'हर कर्ज़ देने वाला आमदनी का हिस्सा ख़ुद तय करता है, और आपकी उम्र, CIBIL स्कोर और दस्तावेज़ भी देखता है।';
export const takeHome = 'आमदनी यानी हाथ में आने वाली रकम। ब्याज दर फ़िक्स्ड है, और फ़ीस नहीं जोड़ी गई।';
export const emisTooHigh =
  'आमदनी के इस हिस्से में {amount} तक की EMI आ सकती है, और उतनी आप पहले से दे रहे हैं। हिस्सा बढ़ाएँ या EMI घटाएँ।';
export const couldBorrow = 'आपको करीब इतना लोन मिल सकता है';
export const newLoanEmi = 'नए लोन की EMI';
export const allEmis = 'सारी EMI मिलाकर, ज़्यादा से ज़्यादा';
export const incomeLeft = 'EMI के बाद बची आमदनी';
export const borrowSentence = 'करीब {amount}{words}, {tenure} तक {emi} की EMI पर।';
export const coIncome = 'सह-आवेदक की आमदनी';
export const perMonth = 'हर महीने।';
export const valueOfProperty = 'प्रॉपर्टी की कीमत';
export const shareLent = 'प्रॉपर्टी पर लोन में कीमत का हिस्सा';
export const enterValue = 'प्रॉपर्टी की कीमत भी लिखें, या कीमत का हिस्सा ख़ाली छोड़ें।';
export const valueTooLow = 'प्रॉपर्टी की पूरी कीमत लिखें, कम से कम {amount}, या ख़ाली छोड़ें।';
export const nothing = 'कुछ नहीं';
export const homeForTwo = 'घर, दो आमदनी';
export const loanToValue = 'कीमत के मुकाबले लोन (LTV)';
export const mostByValue = 'प्रॉपर्टी की कीमत के हिसाब से ज़्यादा से ज़्यादा';
export const mostByIncome = 'आमदनी के हिसाब से ज़्यादा से ज़्यादा';
export const ownMoney = 'घर के लिए आपके अपने पैसे';
export const bothIncomes = 'दोनों की महीने की आमदनी';
export const valueLimits = 'यहाँ सीमा प्रॉपर्टी की कीमत से है, आमदनी से नहीं।';
export const valueNote =
  'सिर्फ़ कीमत भरने पर उसे घर मानते हैं: बैंक ₹30 लाख तक के लोन में घर की कीमत का ज़्यादा से ज़्यादा 90%, ₹75 लाख तक 80% और उससे ऊपर 75% देते हैं। कीमत में स्टाम्प ड्यूटी और रजिस्ट्रेशन नहीं गिने जाते।';
export const newEmi = 'नई EMI';
export const existingEmis = 'अभी की EMI';
export const left = 'बाकी';

// Bill discounting
export const billDiscounting = 'बिल डिस्काउंटिंग';
export const exportBillDiscounting = 'निर्यात बिल डिस्काउंटिंग';
export const invoice = 'बिल की रकम';
export const dueIn = 'भुगतान में बाकी';
export const advance = 'बिल पर एडवांस';
export const discountRate = 'सालाना डिस्काउंट दर';
export const charges = 'कर्ज़ देने वाले के शुल्क';
export const overdraftRate = 'आपके ओवरड्राफ़्ट की सालाना दर';
export const advanceAtRate = '{advance}, दर {rate}';
export const simpleInterest = 'डिस्काउंट एडवांस पर सादा ब्याज है, 365 दिन के साल के हिसाब से।';
export const deducted = 'डिस्काउंट और शुल्क रोकी गई रकम में से कटते हैं; वह कम पड़े, तो एडवांस में से।';
export const effectiveCostNote = 'असली लागत यह है कि आज मिलने वाली रकम के मुकाबले डिस्काउंट और शुल्क कितने पड़ते हैं।';
export const paysOnTime = 'माना है कि ख़रीदार तय तारीख़ पर पैसे देता है और ओवरड्राफ़्ट पर कोई शुल्क नहीं है।';
export const dueToday =
  'जिस बिल का पैसा आज ही मिलना है, वह डिस्काउंट नहीं हो सकता। लिखें कि ख़रीदार कितने दिन में पैसे देगा।';
export const costTooHigh = 'डिस्काउंट और शुल्क बिल जितने ही हैं। शुल्क घटाएँ।';
export const receiveToday = 'आपको आज मिलेंगे';
export const effectiveCost = 'असली सालाना लागत';
export const receiveLater = 'ख़रीदार के भुगतान के बाद, {day}वें दिन मिलेंगे';
export const discount = 'डिस्काउंट';
export const discountAndCharges = 'डिस्काउंट और शुल्क';
export const overdraftCost = '{rate} पर ओवरड्राफ़्ट की लागत';
export const billSentence =
  'आपको आज {today} और {day}वें दिन {later} मिलेंगे। लागत {cost} है, सालाना {yearly}। {overdraft}';
export const overdraftSame = 'ओवरड्राफ़्ट की लागत भी इतनी ही है।';
export const overdraftCheaper =
  'ओवरड्राफ़्ट {gap} सस्ता है, लेकिन डिस्काउंटिंग से ओवरड्राफ़्ट की लिमिट अगले ऑर्डर के लिए बची रहती है।';
export const overdraftCostlier = 'ओवरड्राफ़्ट {gap} महँगा है।';
export const theBill = 'बिल';
export const today = 'आज';
export const dayNumber = '{day}वें दिन';
export const cost = 'लागत';

// Rating savings
export const ratingSavings = 'रेटिंग से बचत';
export const reduction = 'दर में कमी';
export const period = 'अवधि';
export const ratingCost = 'रेटिंग की कुल लागत';
export const reductionOf = '{amount} का {reduction}';
export const fullyDrawn = 'माना है कि लोन या लिमिट पूरे साल पूरी इस्तेमाल होती है।';
export const lenderLowers = 'दर घटानी है या नहीं, और कितनी, यह कर्ज़ देने वाला तय करता है।';
export const ratingFees = '₹0 रखें, तो बचत में से एजेंसी की और हमारी फ़ीस नहीं घटती।';
export const savedInYear = 'एक साल में बचा ब्याज';
export const savedAfterCosts = 'लागत के बाद बचत';
export const savedInYears = '{years} साल की बचत, लागत के बाद';
export const presentInterest = 'अभी का सालाना ब्याज';
export const lowerInterest = 'कम दर पर सालाना ब्याज';
export const ratingSentence = '{debt} पर दर {reduction} कम होने से साल में {saved}{words} बचते हैं। {total}';
export const notCovered = 'इससे लागत नहीं निकलती: {amount} कम पड़ते हैं।';
export const afterCosts = 'लागत के बाद आप {amount} बचाते हैं।';
export const stillPaid = 'अब भी देना है';
export const saved = 'बचत';

// Restructuring savings
export const restructuringSavings = 'पुनर्गठन से बचत';
export const outstanding = 'बाकी लोन की रकम';
export const remainingTenure = 'बाकी अवधि';
export const newLoan = 'नए लोन की रकम';
export const newRate = 'नई सालाना ब्याज दर';
export const newTenure = 'नई अवधि';
export const bankCharges = 'बैंक के शुल्क और हमारी फ़ीस';
export const sampleOutcome1 = 'नमूना नतीजा 1';
export const sampleOutcome2 = 'नमूना नतीजा 2';
export const equalEmis = 'दोनों लोन EMI में चुकाए जाते हैं, और हर लोन की EMI शुरू से आख़िर तक एक ही रहती है।';
export const beforeCosts = 'शुल्क और फ़ीस ₹0 रखें, तो बचत में से लागत नहीं घटती।';
export const perYearNote = 'सालाना ब्याज में माना है कि लिमिट पूरी इस्तेमाल होती है और चुकाई नहीं जाती।';
export const largerLoan = 'बड़े लोन पर ब्याज ज़्यादा लगता है।';
export const extraCost = 'कुल ज़्यादा लागत';
export const interestSavedLessCosts = 'लागत घटाकर कुल बचा ब्याज';
export const interestSaved = 'कुल बचा ब्याज';
export const breakEvenMonth = 'कितने महीने में लागत निकलती है';
export const never = 'कभी नहीं';
export const presentEmi = 'अभी की EMI';
export const emiHigherBy = 'EMI इतनी ज़्यादा';
export const emiLowerBy = 'EMI इतनी कम';
export const presentPerYear = 'अभी का सालाना ब्याज, लिमिट पूरी इस्तेमाल हो तो';
export const newPerYear = 'नया सालाना ब्याज, लिमिट पूरी इस्तेमाल हो तो';
export const higher = '{amount} ज़्यादा';
export const lower = '{amount} कम';
export const theSame = 'उतनी ही';
export const termsSave = 'नई शर्तों से कुल {saved} बचते हैं, और लागत {month} महीने में निकल आती है। EMI {difference} है।';
export const termsCost = 'नई शर्तें लागत जोड़कर कुल {cost} महँगी पड़ती हैं। EMI {difference} है।';
export const interestAtPresent = 'अभी का ब्याज';
export const presentLoan = 'अभी का लोन';
export const interestOnNewTerms = 'नई शर्तों पर ब्याज';
export const newTerms = 'नई शर्तें';
