import { routes } from '../../site/routes.ts';
import type { Route } from '../../site/routes.ts';
import { alternativeNames as inEnglish, pageNames } from '../page-names.ts';
import type { PageNames } from '../page-names.ts';

/** Names of pages in Hindi, in either script. The English names apply too. */
const inHindi = pageNames({
  '/': `ग्राहकों की राय, होम पेज`,
  '/about': `कंपनी के बारे में, आपकी कंपनी, company ke bare mein, आप कौन हैं`,
  '/team': `टीम, स्टाफ़, staff`,
  '/founderprofile': `संस्थापक, मालिक, malik, फ़ाउंडर`,
  '/partner': `एजेंट, एजेंट बनें, agent kaise bane, कमीशन, कितना कमीशन, kitna commission, फ़्रैंचाइज़ी, DSA कैसे
    बनें, पार्टनर कैसे बनें, पैसे कमाएँ`,
  '/contact': `ईमेल, संपर्क, पता, pata, फ़ोन नंबर, मोबाइल नंबर, phone number, दफ़्तर, daftar, ऑफ़िस, समय, कस्टमर केयर,
    हेल्पलाइन, नंबर सेव करें, number save, कब खुलता है, रविवार, बात करनी है`,
  '/appointment': `अपॉइंटमेंट, मिलने का समय, milne ka samay, मुलाकात, mulakat, कॉल बैक, स्लॉट, वीडियो कॉल, समय
    बदलना`,
  '/nri': `प्रवासी भारतीय, pravasi, videsh se paise, दुबई, खाड़ी, NRI घर बेचना, विदेश से घर बेचना, विदेश से घर ख़रीदना,
    मुख़्तारनामा, अपोस्टील, पैसे विदेश भेजना, विदेश पैसे भेजना, apostille, power of attorney, TDS`,
  '/calculators': `कैलकुलेटर, EMI calculator, हिसाब, hisab, पात्रता, लोन की पात्रता, patrata, सैलरी पर कितना लोन, आमदनी पर कितना
    लोन, पार्ट पेमेंट`,
  '/home-loan': `डाउन पेमेंट, सह-आवेदक, sah avedak, प्रधानमंत्री आवास योजना, आवास योजना, awas yojana, होम लोन
    सब्सिडी, ब्याज सब्सिडी, पहला घर, होम लोन की प्रक्रिया, स्टाम्प ड्यूटी, पत्नी के साथ लोन, घर ख़रीदने के लिए
    लोन, होम लोन की ब्याज दर, जुर्माना, सरकारी योजना, सब्सिडी, को-एप्लिकेंट, stamp duty,
    प्रॉपर्टी पर लोन का ब्याज, संपत्ति पर लोन का ब्याज, ज़मीन पर लोन का ब्याज, jameen par loan ka byaj,
    प्रॉपर्टी पर TDS, 1% TDS`,
  '/compare-loans': `लोन की तुलना, ऑफ़र की तुलना, सस्ता लोन, कौन सा लोन सस्ता, दो लोन में कौन सा, प्रोसेसिंग
    फ़ीस, फ़िक्स्ड या फ़्लोटिंग, लोन जल्दी बंद करना, समय से पहले लोन बंद करना, समय से पहले चुकाना, ब्याज दर, कम
    ब्याज वाला लोन, बिज़नेस लोन की ब्याज दर, मुद्रा लोन की ब्याज दर, मुद्रा लोन का ब्याज`,
  '/papers': `दस्तावेज़, कागज़, kagaz, kagaj, कौन से कागज़, dastavej`,
  '/terms': `शर्तें, sharten, कहाँ शिकायत करें, वसूली एजेंट, vasuli agent, क्लेम ख़ारिज`,
  '/privacy': `प्राइवेसी, मेरा डेटा, मेरा डेटा हटाएँ, निजी जानकारी`,
  '/accessibility': `सुलभता, स्क्रीन रीडर`,
  '/insurenceDetails': `क्लेम, क्लेम कैसे करें, claim kaise kare, बीमा क्लेम`,
  '/services/loanForEveryIndian': `लोन, लोन चाहिए, loan chahiye, कर्ज़, ऋण, उधार, होम लोन, घर का लोन, ghar ka
    loan, मकान के लिए लोन, makan ke liye loan, दुकान के लिए लोन, दुकान, dukan, किराना, शादी के लिए लोन, पर्सनल लोन, गोल्ड लोन, सोने पर
    लोन, sone par loan, ज़मीन पर लोन, jameen par loan, प्रॉपर्टी पर लोन, संपत्ति पर लोन, loan against property, girvi rakhkar
    loan, मुद्रा लोन, बिना गिरवी लोन, कार लोन, gadi ka loan, पढ़ाई के लिए लोन, EMI, किस्त, पैसे चाहिए, सिबिल स्कोर, क्रेडिट स्कोर, फ़ैक्ट्री के लिए लोन`,
  '/services/investment-banking': `CC लिमिट, कैश क्रेडिट लिमिट, लिमिट बढ़ाना, लिमिट बढ़ानी है, किस्त कम, EMI कम करें, kist kam, ब्याज कम, byaj kam, बाकी किस्त, किस्त नहीं
    भर पा रहे, kist nahi bhar pa raha, एकमुश्त समझौता, कर्ज़ का पुनर्गठन, karz ka samjhauta, बैलेंस ट्रांसफ़र`,
  '/services/billDiscounting': `बिल का पैसा, bill ka paisa, हुंडी, बिल पर लोन`,
  '/overdue-invoices': `बकाया बिल, bakaya bill, बकाया वसूली, पेमेंट नहीं आया, पेमेंट अटका, ख़रीदार पैसे नहीं दे
    रहा, फँसा हुआ पैसा, fasa hua paisa, देर से भुगतान, डिमांड लेटर, MSME समाधान, 45 दिन, बिल का पैसा नहीं मिला,
    पैसे नहीं मिले, पार्टी पैसे नहीं दे रही, देर से पेमेंट पर ब्याज, लीगल नोटिस, डिमांड नोटिस`,
  '/services/exportbillDiscounting': `निर्यात, niryat, एक्सपोर्ट, निर्यात का बिल, niryat bill`,
  '/services/FinancialConsultancyforCorporates': `वर्किंग कैपिटल, कैश क्रेडिट, ओवरड्राफ़्ट, OD लिमिट`,
  '/services/fund-raising': `फ़ंड, निवेशक, niveshak, स्टार्टअप के लिए पैसे, फ़ंडिंग`,
  '/services/credit-rating': `रेटिंग, क्रेडिट रेटिंग, reting`,
  '/services/creditRatingAdversory': `रेटिंग की प्रक्रिया, रेटिंग एजेंसी`,
  '/services/wealth': `निवेश, nivesh, बचत, bachat, शेयर, शेयर बाज़ार, share bazar, म्यूचुअल फ़ंड, SIP, पैसा
    लगाना, रिटायरमेंट`,
  '/services/realState': `मकान, घर, फ़्लैट, ज़मीन, प्लॉट, घर ख़रीदना, ghar kharidna, makan kharidna, वसीयत,
    रजिस्ट्री, registry`,
  '/services/ourInsuranceServices': `बीमा, bima, जीवन बीमा, jeevan bima, स्वास्थ्य बीमा, swasthya bima, गाड़ी का
    बीमा, gadi ka bima, टर्म प्लान, मेडिक्लेम`,
  '/services/bankingDomainExpertConsultency': `बैंकर से सलाह, bank se sambandhit salah, बैंकिंग विशेषज्ञ`,
  '/services/ourEndToEndforeignServices': `विदेशी कंपनी, विदेश, videshi company, प्राइवेट लिमिटेड, कंपनी खोलना, कंपनी रजिस्ट्रेशन, GST
    रजिस्ट्रेशन`,
  '/services/training-placement': `नौकरी, naukri, भर्ती, bharti, ट्रेनिंग`,
  '/services/tech-services': `वेबसाइट, वेबसाइट बनवाना, ऐप बनवाना, app banwana`,
  '/services/digital-marketing': `विज्ञापन, vigyapan, मार्केटिंग, सोशल मीडिया`,
});

export const alternativeNames: PageNames = Object.fromEntries(
  (routes as readonly Route[]).map(({ path, englishLabel }) => [
    path,
    [...(englishLabel ? [englishLabel] : []), ...(inEnglish[path] ?? []), ...(inHindi[path] ?? [])],
  ]),
);
