/** Labels and descriptions of the drawings in src/sections/drawings. Labels must fit their place in the drawing. */

// Tech services
export const houseTitle = 'हमारी छह टेक सेवाएँ, एक घर की मंज़िलों की तरह';
export const houseDescription =
  'बीच से कटे हुए घर का चित्र। छत के नीचे UI और UX डिज़ाइन, जो लोग देखते हैं। उसके नीचे दो कमरे, वेब और मोबाइल। उनके नीचे CRM की दराज़ें। सबसे नीचे क्लाउड की मेहराबें, जो सब कुछ उठाए हुए हैं। दाईं ओर छत से ज़मीन तक एक नापने की छड़: सॉफ़्टवेयर टेस्टिंग।';
export const houseDesign = 'UI/UX डिज़ाइन';
export const houseTesting = 'सॉफ़्टवेयर टेस्टिंग';
export const houseLevels = 'हर मंज़िल नीचे वाली पर टिकी है';
export const houseWeb = 'वेब';
export const houseMobile = 'मोबाइल';
export const houseCrm = 'CRM';
export const houseCloud = 'क्लाउड';

// Training and placement
export const trainingTitle = 'जॉइनिंग के बाद ट्रेनिंग और जॉइनिंग से पहले ट्रेनिंग';
export const trainingDescription =
  'समय की एक लाइन पर दो पट्टियाँ। पहले भर्ती: पद ख़ाली होता है, फिर खोज, जॉइनिंग का दिन, ट्रेनिंग, और उसके बाद ही थोड़ा-सा काम। पहले ट्रेनिंग: पद ख़ाली होने से पहले ट्रेनिंग पूरी हो जाती है; फिर सही व्यक्ति का चुनाव, जॉइनिंग का दिन, और उसी दिन से काम।';
export const trainingVacancy = 'पद ख़ाली हुआ';
export const trainingHireFirst = 'पहले भर्ती';
export const trainingSearch = 'खोज';
export const training = 'ट्रेनिंग';
export const trainingWork = 'काम';
export const trainingTrainFirst = 'पहले ट्रेनिंग';
export const trainingMatch = 'चुनाव';
export const trainingJoins = 'जॉइनिंग का दिन';

// Interest paid and earned
export const pansPay = 'ब्याज देना';
export const pansEarn = 'ब्याज पाना';
export const pansRate = 'कम दर,';
export const pansLimit = 'सही लिमिट';
export const pansIdle = 'ख़ाली पैसा,';
export const pansPlaced = 'बेहतर जगह';

// Digital marketing
export const funnelTitle = 'खोज से पूछताछ तक';
export const funnelDescription =
  'महीन लाइनों की एक कीप। चौड़े मुँह पर लोग सर्च और विज्ञापन से आप तक पहुँचते हैं। नीचे आकर वे सोशल मीडिया और कंटेंट में आपको पढ़ते हैं; फिर आपकी साख देखकर भरोसा करते हैं। पतली गर्दन से एक सिक्का गिरता है, जिस पर लिफ़ाफ़ा बना है: फ़ॉर्म, कॉल या चैट से पूछताछ। सिक्के से एक डैश वाली लाइन वापस मुँह तक जाती है: ग्राहक ईमेल से लौटता है।';
export const funnelFound = 'आपको पाया';
export const funnelFoundBy = 'सर्च, ऐड';
export const funnelRead = 'आपको पढ़ा';
export const funnelReadBy = 'सोशल, कंटेंट';
export const funnelTrusted = 'भरोसा किया';
export const funnelTrustedBy = 'साख';
export const funnelEnquires = 'पूछताछ की';
export const funnelEnquiresBy = 'फ़ॉर्म/कॉल/चैट';
export const funnelReturns = 'लौटना';
export const funnelReturnsBy = 'ईमेल से {returns}, डैश वाली लाइन';

// Bill discounting
export const billTitle = '₹5 लाख का बिल, दो तरह से भुगतान';
export const billDescription =
  'दिनों की लाइन पर पैसों के दो खंभे। दिन 0 पर, डिस्काउंटिंग से, आपको ₹4.75 लाख मिलते हैं; सबसे ऊपर डैश वाली लाइन से घिरा पतला हिस्सा ₹25,000 का है, जो एडवांस में नहीं मिलता। दिन 60 पर ख़रीदार ₹5 लाख का बिल कर्ज़ देने वाले को चुकाता है; डिस्काउंटिंग के बिना आप तब तक इंतज़ार करते। नीचे 0 से 120 दिन का पैमाना: 30 से 120 दिन की अवधि हो सकती है, और यह बिल 60 पर है।';
export const billAdvance = '₹4.75 लाख';
export const billToYou = 'आपको';
export const billAmount = '₹5 लाख';
export const billBuyerPays = 'ख़रीदार देगा';
export const billNotAdvanced = 'एडवांस में';
export const billNotAdvancedEnd = 'शामिल नहीं';
export const billDays = '60 दिन';
export const billSooner = 'पहले';
export const billDay0 = 'दिन 0';
export const billDay60 = 'दिन 60';
export const billTenors = 'बिल कितने दिन का हो सकता है';
export const billThis = 'यह बिल: 60 दिन';

// Insurance
export const coverBusiness = 'आपका कारोबार';
export const coverProperty = 'आपकी चीज़ें';
export const coverLoans = 'आपके लोन';
export const coverFamily = 'आप और आपका परिवार';

// Real estate
export const checkTitle = 'मालिकाना हक की पूरी कड़ी';
export const checkApprovals = 'मंज़ूरियाँ';
export const checkBuilder = 'बिल्डर';
export const checkLocation = 'जगह';
export const checkPrice = 'कीमत';
export const checkPapers = 'एग्रीमेंट';

// Export bill discounting
export const exportTitle = 'निर्यातक, फ़ाइनेंसर और ख़रीदार के बीच सात कदम';
export const exportDescription =
  'तीन ख़ाने: आप, कर्ज़ देने वाला यानी फ़ाइनेंसर, और ख़रीदार; समय ऊपर से नीचे चलता है। एक: आप माल और बिल ख़रीदार को भेजते हैं। दो: आप दस्तावेज़ फ़ाइनेंसर को देते हैं। तीन: फ़ाइनेंसर ख़रीदार की जाँच करता है। चार: फ़ाइनेंसर आपको ऑफ़र देता है। पाँच: फ़ाइनेंसर 1–3 दिन में बिल का 70–90% एडवांस देता है। फिर ख़रीदार की 30–180 दिन की उधारी चलती है। छह: ख़रीदार फ़ाइनेंसर को भुगतान करता है। सात: फ़ाइनेंसर आपको बाकी रकम देता है।';
export const exportGoods = 'माल और बिल';
export const exportPapers = 'दस्तावेज़';
export const exportCheck = 'जाँच';
export const exportOffer = 'ऑफ़र';
export const exportPayment = 'भुगतान';
export const exportBalance = 'बाकी रकम';
export const exportYou = 'आप';
export const exportLender = 'फ़ाइनेंसर';
export const exportBuyer = 'ख़रीदार';
export const exportSoon = '1–3 दिन में';
export const exportWait = '30–180 दिन बीतते हैं';

// Debt restructuring
export const termsTitle = 'एक ही लोन, पुनर्गठन से पहले और बाद में';
export const termsDescription =
  'ब्याज दर 13% से घटकर 10.25% हो जाती है। साथ ही लिमिट ₹1.5 करोड़ से, जो नोटों की तीन गड्डियों में दिखाई गई है, बढ़कर ₹2 करोड़ यानी चार गड्डियाँ हो जाती है।';
export const termsRate = 'ब्याज दर';
export const termsLimit = 'लिमिट';
export const termsBefore = 'पहले';
export const termsAfter = 'बाद में';
export const termsCrore = '₹{limit} करोड़';

// Foreign companies
export const capitalTitle = 'विदेशी पूँजी भारतीय कंपनी तक कैसे पहुँचती है';
export const capitalDescription =
  'ऊपर से नीचे चार कदम। एक: विदेश की मूल कंपनी समुद्र पार भारत के बैंक को विदेशी मुद्रा भेजती है। दो: बैंक भारतीय कंपनी को रुपये देता है। तीन, मूल कंपनी तक वापस जाती डैश वाली लाइन: भारतीय कंपनी उसे शेयर जारी करती है। चार: शेयर जारी होने की रिपोर्ट भारतीय रिज़र्व बैंक को जाती है।';
export const capitalParent = 'मूल कंपनी';
export const capitalSends = 'पूँजी देती है';
export const capitalBank = 'भारतीय बैंक';
export const capitalPays = 'रुपये देता है';
export const capitalCompany = 'भारतीय कंपनी';
export const capitalIssues = 'शेयर देती है';
export const capitalReserveBank = 'रिज़र्व बैंक';
export const capitalReport = 'को रिपोर्ट';

// Credit rating
export const scaleTitle = 'लंबी अवधि का रेटिंग पैमाना';
export const scaleDescription =
  'ऊपर से आठ ग्रेड: AAA सबसे ज़्यादा सुरक्षा, AA ज़्यादा सुरक्षा, A पर्याप्त सुरक्षा और BBB मध्यम सुरक्षा इन्वेस्टमेंट ग्रेड हैं। एक चमकीली लाइन के नीचे बाकी चार हैं: BB मध्यम जोखिम, B ज़्यादा जोखिम, C भारी जोखिम और D डिफ़ॉल्ट।';
export const scaleAaa = 'सबसे सुरक्षित';
export const scaleAa = 'ज़्यादा सुरक्षा';
export const scaleA = 'पर्याप्त सुरक्षा';
export const scaleBbb = 'मध्यम सुरक्षा';
export const scaleBb = 'मध्यम जोखिम';
export const scaleB = 'ज़्यादा जोखिम';
export const scaleC = 'भारी जोखिम';
export const scaleD = 'डिफ़ॉल्ट';
export const scaleInvestment = 'इन्वेस्टमेंट ग्रेड';
export const scaleBelow = 'इन्वेस्टमेंट ग्रेड से नीचे';

// Standby letter of credit
export const partnerTitle = 'पार्टनर का डैशबोर्ड और मार्केटिंग टूलकिट';
export const partnerDescription =
  'ऊपर डैशबोर्ड पर तीन लीड हैं। हर लीड के चार पड़ाव गोलों से दिखाए गए हैं, और जहाँ तक लीड पहुँची, वहाँ तक गोले भरे हैं। होम लोन दूसरे पड़ाव पर है, आवेदन; बिल डिस्काउंटिंग तीसरे पर, मंज़ूरी; कार लोन चौथे पर, भुगतान हो चुका। नीचे टूलकिट: एक मुड़ा हुआ पर्चा, एक रेट कार्ड, और फ़ोन पर शेयर करने का लिंक।';
export const partnerLeads = 'आपकी लीड';
export const partnerHomeLoan = 'होम लोन';
export const partnerBill = 'बिल डिस्काउंटिंग';
export const partnerCarLoan = 'कार लोन';
export const partnerApplied = 'बैंक के पास';
export const partnerApproved = 'मंज़ूर';
export const partnerPaid = 'आपको भुगतान हुआ';
export const partnerLeaflet = 'पर्चा';
export const partnerRateCard = 'रेट कार्ड';
export const partnerLink = 'आपका लिंक';

export const sblcTitle = 'स्टैंडबाय लेटर ऑफ़ क्रेडिट पर पैसा कैसे जुटता है, पाँच कदमों में';
export const sblcDescription =
  'तीन पक्ष, एक के नीचे एक: आपकी कंपनी, SBLC जारी करने वाला बैंक, और कर्ज़ देने वाला। एक: आपकी कंपनी बैंक में आवेदन करती है और कुछ गिरवी रखती है। दो: बैंक स्टैंडबाय लेटर ऑफ़ क्रेडिट कर्ज़ देने वाले को भेजता है। तीन: कर्ज़ देने वाला आपकी कंपनी को रकम देता है। चार: आपकी कंपनी कर्ज़ देने वाले को रकम लौटाती है। पाँच: रकम न लौटे, तो कर्ज़ देने वाला SBLC जारी करने वाले बैंक से क्लेम लेता है। यह लाइन डैश वाली है, क्योंकि ऐसा तभी होता है।';
export const sblcCompany = 'आपकी कंपनी';
export const sblcBank = 'जारीकर्ता बैंक';
export const sblcLender = 'कर्ज़ देने वाला';
export const sblcApplication = 'आवेदन,';
export const sblcSecurity = 'गिरवी';
export const sblc = 'SBLC';
export const sblcFunds = 'रकम';
export const sblcRepaid = 'वापसी';
export const sblcClaim = 'क्लेम';

// Rating savings
export const croreTitle = '₹1 करोड़ का 1% ₹1 लाख है';
export const croreDescription =
  'सौ ख़ानों का एक वर्ग; हर ख़ाना ₹1 लाख का है, सब मिलकर ₹1 करोड़। एक ख़ाना चमकीला है: यह 1% है, वह ₹1 लाख जो 1% कम दर से साल में बचता है। उसके बगल का ख़ाना दूसरा लाख है, जब अंतर 2% हो।';
export const croreIs100 = '₹1 करोड़ में 100 बार ₹1 लाख';
export const crore1 = '1%: साल में ₹1 लाख';
export const crore2 = '2%: दूसरा लाख';

// Loan amounts
export const range50000 = '50,000';
export const range5Lakh = '5 लाख';
export const range50Lakh = '50 लाख';
export const range5Crore = '5 करोड़';

// NRI गाइड
export const nriTitle = 'पैसा किस खाते में जाता है और विदेश कैसे भेजा जाता है';
export const nriDescription =
  'ऊपर से नीचे दो रास्ते। विदेश से आया पैसा NRE या FCNR खाते में जाता है और वहाँ से बिना रोक-टोक विदेश के खाते में भेजा जा सकता है। भारत का किराया, डिविडेंड या बिक्री की रकम NRO खाते में जाती है; वहाँ से टैक्स चुकाने के बाद साल में 10 लाख डॉलर तक विदेश जा सकते हैं।';
export const nriFromAbroad = ['विदेश से', 'आया पैसा'];
export const nriFromIndia = ['भारत का किराया,', 'बिक्री की रकम'];
export const nriFree = ['NRE या FCNR', 'खाता'];
export const nriLimited = ['NRO', 'खाता'];
export const nriFreely = 'बिना रोक-टोक';
export const nriLimit = ['टैक्स के बाद, साल में', '10 लाख डॉलर तक'];
export const nriAccountAbroad = 'विदेश में आपका खाता';
