import { calculatorSummaries as english } from '../calculator-summaries.ts';
import type { CalculatorName } from '../calculator-summaries.ts';

export { calculatorId } from '../calculator-summaries.ts';
export type { CalculatorName };

/** The amount is given where it has words. */
type Texts = Record<Exclude<keyof (typeof english)['loan'], 'path' | 'amount'>, string> & { amount?: string };

const texts: Record<CalculatorName, Texts> = {
  loan: {
    note: 'साइन करने से पहले',
    title: 'EMI कैलकुलेटर',
    intro: 'आपकी हर महीने की EMI, कुल ब्याज और APR। APR में सारी फ़ीस शामिल है।',
    given: 'उदाहरण: लोन ₹10,00,000, दर 10.5%, 10 साल',
    answer: 'हर महीने की EMI',
  },
  borrow: {
    note: 'आवेदन से पहले',
    title: 'लोन पात्रता कैलकुलेटर',
    intro: 'आपको कितना लोन मिल सकता है? आपकी और सह-आवेदक की आमदनी, अभी की EMI और घर की कीमत (LTV) से एक अंदाज़ा।',
    given: 'उदाहरण: महीने की आमदनी ₹60,000, 20 साल, दर 9%',
    answer: 'आपको करीब इतना लोन मिल सकता है',
  },
  bill: {
    note: 'आपके बिलों के लिए',
    title: 'बिल डिस्काउंटिंग कैलकुलेटर',
    intro: 'आज आपको कितना मिलता है, और ओवरड्राफ़्ट के मुकाबले लागत।',
    given: 'उदाहरण: बिल ₹5,00,000, भुगतान 60 दिन में',
    answer: 'आपको आज मिलेंगे',
  },
  export: {
    note: 'निर्यातकों के लिए',
    title: 'निर्यात बिल डिस्काउंटिंग कैलकुलेटर',
    intro: 'आज आपको कितना मिलता है, और असली सालाना लागत।',
    given: 'उदाहरण: बिल ₹10,00,000, भुगतान 90 दिन में',
    answer: 'आपको आज मिलेंगे',
  },
  restructuring: {
    note: 'आपके बिज़नेस लोन के लिए',
    title: 'कर्ज़ के पुनर्गठन से बचत का कैलकुलेटर',
    intro: 'अभी के लोन की EMI और कुल ब्याज की तुलना नई शर्तों से करें।',
    given: 'उदाहरण: ₹3,00,00,000, दर 14% से 11%',
    answer: 'कुल बचा ब्याज',
  },
  rating: {
    note: 'आपकी रेटिंग के लिए',
    title: 'क्रेडिट रेटिंग से बचत का कैलकुलेटर',
    intro: 'ब्याज दर घटने से आपके कितने पैसे बचते हैं।',
    given: 'उदाहरण: लोन ₹1,00,00,000, दर में 1% कमी',
    answer: 'एक साल में बचा ब्याज',
  },
  overdue: {
    note: 'सप्लायर के लिए',
    title: 'बकाया बिल पर ब्याज का कैलकुलेटर',
    intro: 'देर से पैसे देने वाला ख़रीदार माइक्रो या छोटे उद्यम को क़ानून के हिसाब से कितना ब्याज देगा।',
    given: 'उदाहरण: ₹5,00,000, 1 जून को मंज़ूर, 27 नवंबर 2026 को चुकाया',
    answer: 'आपका ब्याज बनता है',
  },
  offers: {
    note: 'चुनने से पहले',
    title: 'लोन के दो ऑफ़र की तुलना',
    intro: 'EMI, APR, कुल लागत और समय से पहले चुकाने की लागत, आमने-सामने।',
    given: 'उदाहरण: ₹50,00,000, दर 8.4% या 8.65%, 240 महीने',
    answer: 'पूरी अवधि में सस्ता',
    amount: 'ऑफ़र A, ₹75,029 कम',
  },
};

export const calculatorSummaries = Object.fromEntries(
  Object.entries(texts).map(([name, own]) => [name, { ...english[name as CalculatorName], ...own }]),
) as unknown as typeof english;
