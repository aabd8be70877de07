// Email addresses
export const emailEmpty = 'अपना ईमेल पता लिखें, जैसे name@example.com।';
export const emailNoAt = 'ईमेल पते में @ जोड़ें, जैसे name@example.com।';
export const emailWideAt = 'ईमेल पते का @ अंग्रेज़ी कीबोर्ड से फिर लिखें: यह किसी और लिपि का है।';
export const emailSpace = 'ईमेल पते में ख़ाली जगह नहीं होती, जैसे name@example.com।';
export const emailSeveralAts = 'ईमेल पते में सिर्फ़ एक @ रखें, जैसे name@example.com।';
export const emailNoLocal = 'ईमेल पते में @ से पहले का हिस्सा जोड़ें, जैसे name@example.com।';
export const emailNoDomain = 'ईमेल पते में @ के बाद का हिस्सा जोड़ें, जैसे name@example.com।';
export const emailOtherScript =
  'यह फ़ॉर्म सिर्फ़ अंग्रेज़ी अक्षरों वाला ईमेल पता लेता है। दूसरा पता हो तो वह लिखें, या हमसे किसी और तरीके से संपर्क करें।';
export const emailLocalCharacter = 'ईमेल पते में @ से पहले सिर्फ़ अंग्रेज़ी अक्षर, अंक और . _ + - जैसे निशान हो सकते हैं।';
export const emailDomainCharacter = 'ईमेल पते में @ के बाद सिर्फ़ अंग्रेज़ी अक्षर, अंक, हाइफ़न और डॉट हो सकते हैं।';
export const emailStrayDot = 'ईमेल पते में @ के बाद के डॉट जाँचें: हर डॉट दो शब्दों के बीच होता है, जैसे example.com।';
export const emailStrayHyphen = 'ईमेल पते में @ के बाद के हाइफ़न जाँचें: हाइफ़न डॉट से सटा हुआ या आख़िर में नहीं हो सकता।';
export const emailNoDot = 'ईमेल पते में @ के बाद, आख़िर में .com या .in जैसा हिस्सा जोड़ें।';
export const emailLocalTooLong = 'ईमेल पते में @ से पहले {limit} या उससे कम अक्षर रखें।';
export const emailLabelTooLong = 'ईमेल पते में @ के बाद का हर शब्द {limit} या उससे कम अक्षरों का रखें।';
export const emailTooLong = 'पूरा ईमेल पता {limit} या उससे कम अक्षरों का रखें।';
export const atBeginning = 'शुरू में';
export const afterText = '“{text}” के बाद';
export const characterCode = 'चिह्न {code}';
export const notEnglishLetter = '{position} {character} अंग्रेज़ी अक्षर नहीं है। {sentence}';
export const changeCharacter = '{position} {character} को बदलें या हटाएँ। {sentence}';
export const removeSpace = '{position} ख़ाली जगह है, उसे हटाएँ। {sentence}';

// Phone numbers
export const tenDigits = '10 अंकों का सही नंबर लिखें। {reason}';
export const validNumberFor = '{country} का सही नंबर लिखें। {reason}';
export const ukNumber = 'पहला 0 हटा दें, या यूनाइटेड किंगडम चुनें।';
export const allDigits = 'सारे अंक लिखें।';
export const onlyZeros = 'इसमें सिर्फ़ 0 हैं।';
export const mobileOrLandline = 'मोबाइल नंबर 6, 7, 8 या 9 से शुरू होता है, लैंडलाइन नंबर 0 से।';
export const digitCount = (count: number, isAfterZero: boolean, mayBeForeign: boolean) =>
  `इसमें ${isAfterZero ? '0 के बाद ' : ''}${count} ${count === 1 ? 'अंक है' : 'अंक हैं'}${mayBeForeign ? '; नंबर भारत से बाहर का हो, तो देश चुनें' : ''}।`;
export const chooseIndia = 'नंबर भारत का हो, तो {country} चुनें।';
export const numberTooShort = 'इस नंबर में अंक कम हैं।';
export const numberTooLong = 'इस नंबर में अंक ज़्यादा हैं।';
export const checkDigits = 'अंक जाँचें, या पहले दूसरा देश चुनें।';
export const addAreaCode = 'एरिया कोड जोड़ें।';
export const enterCountryCode = '+ या 00 के बाद देश का कोड लिखें, जैसे +91 या +971।';
export const digitsOnly = 'सिर्फ़ अंक लिखें।';
export const oneNumberOnly = 'सिर्फ़ एक नंबर लिखें।';

// Countries
export const countryLocale = 'hi';
export const india = 'भारत';

// Amounts
export const twoMeanings = '“{text}” के दो मतलब हो सकते हैं। {first} या {second} लिखें।';
export const unclearNumber = '“{text}” साफ़ नहीं है। अगर मतलब {first} है, तो वैसे ही लिखें।';
