import { groupDigits } from '../../lib/group-digits.ts';

export const leadLanguage = 'Hindi';
export const leadLang = 'en';
export const dateLocale = 'hi-IN';

// The form
export const kindOfEnquiry = 'किस तरह की पूछताछ';
export const opensInWhatsApp = 'सब्सक्राइब WhatsApp से होता है: वहाँ “भेजें” दबाएँ।';
export const whatsAppNote =
  'आपका मैसेज WhatsApp में तैयार खुलेगा: आपके शब्द वैसे ही, बाकी हमारे दफ़्तर के लिए अंग्रेज़ी में। आपको बस “भेजें” (Send) दबाना है।';
export const endpointNote = 'आपका मैसेज हमें मिल जाएगा, और WhatsApp में उसकी कॉपी खुलेगी। उसे भी भेज दें।';
export const byEmail = 'ईमेल से';
export const byPhone = 'फ़ोन से';
export const email = 'ईमेल';
export const didYouMean = 'क्या आपका मतलब {address} है?';
export const bestTimeToCall = 'कॉल के लिए सही समय';
export const messageHint = 'हिंदी में लिखें, तो यहाँ करीब 300 अक्षर काफ़ी हैं। बाकी बात आप WhatsApp की चैट में लिख सकते हैं।';
export const identityNumber = 'आपके मैसेज में शायद {what} है। यहाँ उसकी ज़रूरत नहीं: भेजने से पहले उसे हटा दें।';
export const aPan = 'PAN';
export const anAadhaarNumber = 'आधार नंबर';
export const aCardNumber = 'कार्ड नंबर';
export const sentAlong = 'आपके मैसेज के साथ यह भी जाएगा';
export const leaveOut = 'इसे हटा दें';
const toCorrect = (count: number) => (count === 1 ? 'ठीक करना है' : 'ठीक करने हैं');
export const fieldsLeft = (missing: number, invalid: number) =>
  missing > 0
    ? `${missing === 1 ? '1 ख़ाना भरना बाकी है' : `${missing} ख़ाने भरने बाकी हैं`}${invalid > 0 ? `, ${invalid} ${toCorrect(invalid)}` : ''}`
    : invalid > 0
      ? `${invalid} ${invalid === 1 ? 'ख़ाना' : 'ख़ाने'} ${toCorrect(invalid)}`
      : 'सब कुछ भर गया';

// Without JavaScript, or while it loads
export const needsJavaScript = 'यह फ़ॉर्म नए ब्राउज़र में और JavaScript चालू होने पर ही चलता है। न चले, तो:';
export const waitsForJavaScript =
  'इंटरनेट धीमा है या बंद हो गया है। आपके जवाब यहीं हैं, और इंटरनेट लौटते ही फ़ॉर्म अपने-आप चलने लगेगा। आप चाहें तो';
export const otherWays = '{chat}, {call} या {write}।';
export const chatAbout = '“{title}” पर चैट करें';
export const callNumber = '{phone} पर कॉल करें';
export const writeTo = '{address} पर लिखें';

// The phone number
export const phone = 'फ़ोन';
export const countryOfNumber = 'नंबर किस देश का है';
export const countryHint = 'नंबर {country} के बाहर का हो, तो पहले देश चुनें।';
export const indianNumberHint = 'भारत का मोबाइल, जैसे 98765 43210, या 0 और एरिया कोड के साथ लैंडलाइन।';
export const countryPrompt = 'देश चुनें';
export const anyNumberHint = 'पहले + और देश का कोड लिखें, या देश चुनें।';
export const whichCountry = 'यह नंबर किस देश का है?';
export const chooseCountry = 'चुनें कि फ़ोन नंबर किस देश का है।';
export const foreignNumberHint = '{country} के नंबर में +{code} लिखना ज़रूरी नहीं।';

// Errors
export const enterName = 'अपना नाम लिखें।';
export const enterPhone = 'अपना फ़ोन नंबर लिखें।';
export const enterMessage = 'अपना {field} लिखें।';
export const noMinus = 'माइनस का निशान हटा दें।';
export const atMost100Percent = 'ज़्यादा से ज़्यादा 100% हो सकता है।';
export const shortenName = 'नाम';
export const shortenAnswer = '“{label}” का जवाब';
export const shorten = (what: string, limit: number, length: number) =>
  `${what} ${groupDigits(limit)} या उससे कम अक्षरों में लिखें। अभी ${groupDigits(length)} अक्षर हैं।`;

// After the submit
export const pressSend = 'अब WhatsApp में “भेजें” दबाएँ';
export const pressSendReminder = 'अब WhatsApp में “भेजें” दबाएँ। उससे पहले कुछ नहीं जाता।';
export const pressSendSentence = 'अब WhatsApp में “भेजें” दबाएँ।';
export const youHaveSent = 'आपने भेज दिया है';
export const windowBlocked = 'आपके ब्राउज़र ने WhatsApp को रोक दिया। नीचे के बटन से खोलें।';
export const notSentYet = 'आपका मैसेज अभी भेजा नहीं गया है';
export const chatIsOffline =
  'इंटरनेट नहीं चल रहा है। आपका मैसेज यहीं रहेगा, और इंटरनेट लौटते ही WhatsApp खुलेगा। तब तक आप मैसेज कॉपी कर सकते हैं, SMS से भेज सकते हैं या कॉल कर सकते हैं।';
export const stillHere = 'आपकी पूछताछ यहीं है।';
export const stillHereUnsent = 'आपकी पूछताछ यहीं है। भेजने के लिए WhatsApp में “भेजें” दबाएँ।';
export const iHaveSent = 'मैंने भेज दिया';
export const changeMessage = 'मैसेज बदलें';
export const writeAnother = 'एक और पूछताछ लिखें';
export const earlierEnquiry = 'आपकी पिछली पूछताछ {reference}: क्या आपने WhatsApp में “भेजें” दबाया?';
export const showEarlier = 'वह पूछताछ दिखाएँ';
export const backToForm = 'फ़ॉर्म पर लौटें';
export const reference = 'रेफ़रेंस';
export const about = 'किस बारे में';
export const firstStep = 'WhatsApp में “भेजें” दबाएँ';
export const chatIsOpen = 'WhatsApp दूसरे टैब में खुला है, और उसमें आपका मैसेज तैयार है।';
export const chatIsBelow = 'नीचे के बटन से खोलें, आपका मैसेज तैयार है।';
export const nothingSent = '“भेजें” दबाने से पहले कुछ नहीं जाता।';
export const secondStep = 'WhatsApp में “भेजें” दबाने के बाद:';
export const openChat = 'चैट खोलें';
export const copyMessage = 'मैसेज कॉपी करें';
export const copied = 'मैसेज कॉपी हो गया।';
export const copyFailed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। मैसेज चुन दिया गया है: उसे वहीं से कॉपी कर लें।';
export const tooLong =
  'आपका मैसेज {where} के लिए बहुत लंबा है, इसलिए वहाँ छोटा करके भेजा जाएगा। “मैसेज कॉपी करें” से पूरा मैसेज कॉपी होता है।';
export const chat = 'चैट';
export const emailLower = 'ईमेल';
export const chatAndEmail = 'चैट और ईमेल';
export const noWhatsApp = 'WhatsApp नहीं है? मैसेज दूसरे तरीके से भेजें:';
export const sendByEmail = 'ईमेल से भेजें';
export const callButton = '{phone} पर कॉल करें';
export const sendBySms = 'SMS से भेजें';
export const otherChatLink = 'चैट का दूसरा लिंक आज़माएँ';
export const theMessage = 'मैसेज';
export const inOfficeLanguage = 'आपने जो लिखा, वह वैसा ही है। बाकी शब्द हमारे दफ़्तर के लिए अंग्रेज़ी में हैं।';
export const isOnItsWay = 'आपकी पूछताछ हमारे दफ़्तर को भी भेजी जा रही है।';
export const isDelivered =
  'आपकी पूछताछ हमारे दफ़्तर को मिल गई है। WhatsApp में भी “भेजें” दबाएँ, ताकि हम वहाँ जवाब दे सकें।';
export const isPending =
  'आपकी पूछताछ हमारे दफ़्तर तक नहीं पहुँची। वह इस टैब में रखी है और इंटरनेट लौटने पर फिर भेजी जाएगी। पक्का करने के लिए WhatsApp में “भेजें” दबाएँ।';

// Preferred times
export const whenSuits = 'आपको कब ठीक रहेगा?';
export const desk =
  '{hours}, {place} के समय से, और अभी से कम से कम चार कामकाजी घंटे बाद। समय हम फ़ोन या ईमेल से पक्का करते हैं।';
export const mayBeHoliday = 'हो सकता है इनमें से किसी दिन हमारी छुट्टी हो, जो अभी तय नहीं है। तब हम दूसरा दिन बताएँगे।';
export const noTimesOffered =
  'आपके डिवाइस में तारीख {date} है, जो गलत लगती है, इसलिए हम यहाँ समय नहीं दिखा सकते। तारीख ठीक करें, या मैसेज में लिखें कि आपको कब ठीक रहेगा। आप चाहें तो';
export const firstDay = 'दिन, पहली पसंद';
export const secondDay = 'दिन, दूसरी पसंद';
export const firstTime = '{place} का समय, पहली पसंद';
export const secondTime = '{place} का समय, दूसरी पसंद';
export const noPreference = 'कोई ख़ास पसंद नहीं';
export const chooseDay = 'इस समय के लिए दिन चुनें, या समय भी न चुनें।';
export const chooseTime = '{day} के लिए समय चुनें, या दिन भी न चुनें।';
export const tooSoon = 'यह समय निकल चुका है या बहुत जल्दी का है। बाद का समय चुनें।';
export const sameAsFirst = 'पहली पसंद से अलग समय चुनें।';
export const timesAskedFor = 'आपने जो समय माँगा है';
export const youAskedFor = 'आपने यह समय माँगा है';
export const notBooked = 'समय अभी पक्का नहीं है। हम फ़ोन या ईमेल से पक्का करेंगे।';
export const saveToCalendar = 'अपने कैलेंडर में रखें (.ics)';
export const noCalendarFile =
  'कुछ सेव नहीं हुआ? Instagram जैसे ऐप के अंदर का ब्राउज़र फ़ाइल रोक देता है। तब Google Calendar में जोड़ें:';
export const firstToGoogle = 'पहली पसंद Google Calendar में जोड़ें';
export const secondToGoogle = 'दूसरी पसंद Google Calendar में जोड़ें';
export const eventTitle = 'माँगा गया: {firm} के साथ अपॉइंटमेंट';
export const eventNotes =
  'माँगा गया है, पक्का नहीं: {count} में से पसंद {choice}।\nरेफ़रेंस {reference}।\n{firm} समय पक्का करेगी या बदलेगी: {phone}।';

// Comments on the sample article
export const postComment = 'कमेंट भेजें';
export const commentsClosed = 'इस लेख पर कमेंट बंद हैं, इसलिए आपका कमेंट नहीं छपा। आपका लिखा हुआ अब भी फ़ॉर्म में है।';
